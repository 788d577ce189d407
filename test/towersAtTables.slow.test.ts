import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startWatchroom } from '../server/cli/watchroomProcess.js';
import { WireClient } from '../server/cli/wireClient.js';
import { makeVirtualTower, openPty, type VirtualTower } from '../server/serial/index.js';
import type { Command } from '../server/web/wire.js';
import { FAMILY, simplestInput, temporaryFolder } from './table/atTable.js';

let sent = 0;

async function command(client: WireClient, wanted: Command): Promise<void> {
  const answer = await client.send(`t${++sent}`, client.view.revision, wanted);
  if (answer?.type !== 'done') throw new Error(JSON.stringify(answer));
}

async function playToRoll(client: WireClient): Promise<void> {
  while (client.view.game?.awaiting?.for !== 'roll') {
    if (!client.view.game) throw new Error('no game');
    await command(client, { do: 'input', input: simplestInput(client.view.game) });
  }
}

/** Plugs a tower into the real pseudo terminal at this path. */
async function plug(id: string, path: string): Promise<{ tower: VirtualTower; pull: () => Promise<void> }> {
  const tower = makeVirtualTower(id, ['die']);
  const pty = await openPty(tower, path);
  const pull = async () => {
    await pty.close();
    tower.stop();
  };
  onTestFinished(pull);
  return { tower, pull };
}

test('a spare in the plug of a dead tower rolls for that table, through real ports and the whole service', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watchroom-plug-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'tower');
  const first = await plug('OAK1', path);
  const service = await startWatchroom(['--data', temporaryFolder(), '--tower', path]);
  onTestFinished(async () => {
    await service.kill();
  });
  const client = await WireClient.connect(service.port, 'main');
  onTestFinished(() => client.close());
  await client.until(({ tower }) => tower.state === 'linked' && tower.sources.includes('die'));
  await command(client, { do: 'newGame', setup: FAMILY, dice: 'tower', markers: 'table' });
  await playToRoll(client);
  first.tower.roll({ d6: 1, d8: 2 });
  await client.until(({ game }) => game?.history.some(({ src }) => src === 'die') === true);
  await playToRoll(client);

  await first.pull();
  await client.until(({ tower }) => tower.state !== 'linked');
  const health = async () => (await fetch(`http://127.0.0.1:${service.port}/health`)).json();
  expect(await health()).toMatchObject({ ok: false, towers: [{ table: 'table-1', tower: 'OAK1', port: path }] });

  const spare = await plug('SPARE9', path);
  const seen = await client.until(({ tower }) => tower.state === 'linked' && tower.id === 'SPARE9');
  expect(seen?.notices).toEqual([{ code: 'towerReplaced', detail: { tower: 'SPARE9', before: 'OAK1' } }]);
  const steps = client.view.game?.step ?? 0;
  spare.tower.roll({ d6: 3, d8: 'unreadable', why: 'tilt' });
  await client.until(({ game }) => game?.partialRoll?.red === 3);
  spare.tower.roll({ d8: 4 });
  await client.until(({ game }) => (game?.step ?? 0) > steps);
  expect(client.view.game?.history[steps]).toMatchObject({ input: { do: 'roll', red: 3, black: 4 }, src: 'die' });
  expect(client.view.notices).toEqual([]);
  expect(await health()).toMatchObject({ ok: true, towers: [] });
});
