/** `npm run torture`: what takes too long, or too unusual a machine, for every run of the tests. Ends with status 1 if anything broke. */
import { randomInt } from 'node:crypto';
import { damagedFile } from './torture/attacks/damagedFile.js';
import { fullDisk } from './torture/attacks/fullDisk.js';
import { greedyGuest } from './torture/attacks/greedyGuest.js';
import { nestedMessages } from './torture/attacks/nested.js';
import { nothing } from './torture/attacks/nothing.js';
import { stalePhones } from './torture/attacks/stalePhones.js';
import { swappedTowers } from './torture/attacks/swappedTowers.js';
import { tortureDamagedRecord } from './torture/damagedRecord.js';
import { tortureKilledTable } from './torture/killedTable.js';
import { tortureSecondEmulator } from './torture/simavr.js';
import { formatRow, HEADING, hasHeld, underAttack } from './torture/underAttack.js';

const ATTACKS = [nothing, nestedMessages, damagedFile, fullDisk, swappedTowers, stalePhones, greedyGuest];
const rows: string[] = [];

/** Each throws when it finds something. */
const tortures: readonly { readonly name: string; readonly run: (say: (line: string) => void) => Promise<void> }[] = [
  ...ATTACKS.map(attack => ({
    name: attack.name,
    run: async () => {
      const row = await underAttack(attack);
      rows.push(formatRow(row));
      if (!hasHeld(row)) throw new Error(`the figures are not good enough: ${formatRow(row)}`);
    },
  })),
  { name: 'the firmware in a second emulator', run: tortureSecondEmulator },
  { name: 'a table that is killed 300 times', run: say => tortureKilledTable(say, { kills: 300, lifeMs: 1500 }) },
  { name: 'a record with one bit flipped', run: tortureEveryFile },
];

async function tortureEveryFile(say: (line: string) => void): Promise<void> {
  const seed = randomInt(2 ** 31);
  say(`seed ${seed}`);
  await tortureDamagedRecord(say, { file: 'games.db', ending: 'closed', trials: 3000, seed });
  await tortureDamagedRecord(say, { file: 'games.db', ending: 'killed', trials: 1000, seed });
  await tortureDamagedRecord(say, { file: 'games.db-wal', ending: 'killed', trials: 1000, seed });
}

const [only, ...surplus] = process.argv.slice(2);
const chosen = only === undefined ? tortures : tortures.filter(({ name }) => name.includes(only));
if (surplus.length > 0 || chosen.length === 0) {
  console.error('npm run torture takes some fifteen minutes; or name one:');
  for (const { name } of tortures) console.error(`  npm run torture -- "${name}"`);
  process.exit(1);
}
let broken = 0;
for (const { name, run } of chosen) {
  console.log(`${name} …`);
  try {
    await run(line => console.log(`  ${line}`));
    console.log(`${name}: held`);
  } catch (problem) {
    broken += 1;
    console.error(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}
if (rows.length > 0) console.log(`${HEADING}\n${rows.join('\n')}`);
console.log(`${chosen.length - broken} held, ${broken} broke`);
process.exit(broken === 0 ? 0 : 1);
