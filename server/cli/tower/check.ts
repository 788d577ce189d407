import { createInterface, type Interface } from 'node:readline/promises';
import { explainUnreadable, parseLine, type Unreadable } from '../../../firmware-protocol/index.js';
import { findWireTrouble, quote } from '../../serial/conformance/hearing.js';
import { runScenario, type TowerUnderTest, type Verdict } from '../../serial/conformance/runScenario.js';
import { loadScenarios, type Scenario } from '../../serial/conformance/scenario.js';
import { findOpenFailure, type OpenFailure } from '../../serial/openFailure.js';
import { openPortBench, type PortBench } from './portBench.js';

/** Runs the conformance vectors against the device at a port and prints a verdict for each. `hands` asks a person for what wires cannot do. */
export async function checkPort(path: string, by: 'wire' | 'hands'): Promise<void> {
  const terminal = by === 'hands' ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  let bench: PortBench;
  try {
    bench = await openPortBench(path, terminal && (request => askPerson(terminal, request)));
  } catch {
    console.error(`${path} cannot be opened: ${OPEN_FAILURES[await findOpenFailure(path)]}`);
    process.exitCode = 1;
    terminal?.close();
    return;
  }
  const { failed, troubles } = await checkTower(bench, loadScenarios(), line => console.log(line));
  terminal?.close();
  await bench.close();
  process.exitCode = failed + troubles === 0 ? 0 : 1;
}

const OPEN_FAILURES: Readonly<Record<OpenFailure, string>> = {
  absent: 'there is no such device',
  noPermission: 'no permission (on Linux: join the group dialout, and log in again)',
  busy: 'another program has it',
  notSerial: 'it is no serial device',
  failed: 'the device does not open',
};

async function askPerson(terminal: Interface, request: string): Promise<'done' | 'cannot'> {
  const typed = await terminal.question(`          ${request}, then Enter (or "no" if it cannot): `);
  return typed.trim() === '' ? 'done' : 'cannot';
}

/** How a check went. `troubles`: what is wrong on the wire itself, and lines that nobody can read. */
export type CheckCounts = Readonly<Record<Verdict['kind'] | 'troubles', number>>;

/**
 * The same for any tower on a bench. It begins with what is heard on the wire and ends there if that is the trouble: without an answer
 * every scenario would only say so again.
 */
export async function checkTower(
  bench: TowerUnderTest,
  scenarios: readonly Scenario[],
  print: (line: string) => void,
): Promise<CheckCounts> {
  const counts = { passed: 0, failed: 0, leftOut: 0, troubles: 0 };
  const tell = (trouble: string) => {
    counts.troubles += 1;
    print(`TROUBLE   ${trouble}`);
  };
  const tower = watchUnreadable(bench, line => tell(`${explainUnreadable(line)}\n${quote(line.text)}`));
  const silence = await findWireTrouble(bench);
  if (silence !== undefined) {
    tell(silence);
    return counts;
  }
  print('heard     the tower answers HELLO');
  for (const scenario of scenarios) {
    const verdict = await runTwice(tower, scenario);
    counts[verdict.kind] += 1;
    print(formatVerdict(scenario.name, verdict));
    if (verdict.kind !== 'failed' || verdict.step > 0) continue;
    tell(
      (await findWireTrouble(bench)) ?? 'it answers HELLO, but its events never come to an end; the rest is not tried',
    );
    break;
  }
  print(`${counts.passed} passed, ${counts.failed} failed, ${counts.leftOut} left out`);
  return counts;
}

/** Tells each kind of line that arrives whole and cannot be read, once. Damaged ones are the wire's, not the tower's. */
function watchUnreadable(tower: TowerUnderTest, tell: (line: Unreadable) => void): TowerUnderTest {
  const told = new Set<string>();
  return {
    ...tower,
    async nextLine(until) {
      const line = await tower.nextLine(until);
      const message = line && parseLine(line.text);
      if (message?.kind !== 'unreadable' || (message.reason !== 'malformed' && message.reason !== 'unknownWord'))
        return line;
      const fault = explainUnreadable(message);
      if (!told.has(fault)) tell(message);
      told.add(fault);
      return line;
    },
  };
}

/** A computer is late now and then; a tower that is wrong is wrong twice. */
async function runTwice(tower: TowerUnderTest, scenario: Scenario): Promise<Verdict> {
  const first = await runScenario(tower, scenario);
  return first.kind === 'failed' ? runScenario(tower, scenario) : first;
}

function formatVerdict(name: string, verdict: Verdict): string {
  switch (verdict.kind) {
    case 'passed':
      return `ok        ${name}`;
    case 'leftOut':
      return `left out  ${name} (needs ${verdict.needs.join(', ')})`;
    case 'failed':
      return `FAILED    ${name}\n          step ${verdict.step}: ${verdict.reason}`;
  }
}
