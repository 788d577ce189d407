import { createInterface, type Interface } from 'node:readline/promises';
import { runScenario, type TowerUnderTest, type Verdict } from '../../serial/conformance/runScenario.js';
import { loadScenarios, type Scenario } from '../../serial/conformance/scenario.js';
import { openPortBench, type PortBench } from './portBench.js';

/** Runs the conformance vectors against the device at a port and prints a verdict for each. `hands` asks a person for what wires cannot do. */
export async function checkPort(path: string, by: 'wire' | 'hands'): Promise<void> {
  const terminal = by === 'hands' ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  let bench: PortBench;
  try {
    bench = await openPortBench(path, terminal && (request => askPerson(terminal, request)));
  } catch (error) {
    console.error(`${path} cannot be opened: ${(error as Error).message}`);
    process.exitCode = 1;
    terminal?.close();
    return;
  }
  const { failed } = await checkTower(bench, loadScenarios(), line => console.log(line));
  terminal?.close();
  await bench.close();
  process.exitCode = failed === 0 ? 0 : 1;
}

async function askPerson(terminal: Interface, request: string): Promise<'done' | 'cannot'> {
  const typed = await terminal.question(`          ${request}, then Enter (or "no" if it cannot): `);
  return typed.trim() === '' ? 'done' : 'cannot';
}

/** The same for any tower on a bench. */
export async function checkTower(
  tower: TowerUnderTest,
  scenarios: readonly Scenario[],
  print: (line: string) => void,
): Promise<Readonly<Record<Verdict['kind'], number>>> {
  const counts = { passed: 0, failed: 0, leftOut: 0 };
  for (const scenario of scenarios) {
    const verdict = await runTwice(tower, scenario);
    counts[verdict.kind] += 1;
    print(formatVerdict(scenario.name, verdict));
  }
  print(`${counts.passed} passed, ${counts.failed} failed, ${counts.leftOut} left out`);
  return counts;
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
