/** `npm run torture`: what takes too long, or too unusual a machine, for every run of the tests. Ends with status 1 if anything broke. */
import { randomInt } from 'node:crypto';
import { tortureDamagedRecord } from './torture/damagedRecord.js';
import { tortureKilledTable } from './torture/killedTable.js';
import { tortureSecondEmulator } from './torture/simavr.js';

/** Each throws when it finds something. */
const tortures: readonly { readonly name: string; readonly run: (say: (line: string) => void) => Promise<void> }[] = [
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

if (process.argv.length > 2) {
  console.error('npm run torture takes no flags; it runs for some ten minutes.');
  process.exit(1);
}
let broken = 0;
for (const { name, run } of tortures) {
  console.log(`${name} …`);
  try {
    await run(line => console.log(`  ${line}`));
    console.log(`${name}: held`);
  } catch (problem) {
    broken += 1;
    console.error(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}
console.log(`${tortures.length - broken} held, ${broken} broke`);
process.exit(broken === 0 ? 0 : 1);
