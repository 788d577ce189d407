import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { tortureKilledTable } from '../server/cli/torture/killedTable.js';
import { startWatchroom, type WatchroomProcess } from '../server/cli/watchroomProcess.js';
import { WireClient } from '../server/cli/wireClient.js';
import { ROOT } from '../server/root.js';
import type { Command, TableView } from '../server/web/wire.js';
import { FAMILY, openTestStore, simplestInput, temporaryFolder } from './table/atTable.js';

async function start(flags: readonly string[]): Promise<WatchroomProcess> {
  const service = await startWatchroom(flags);
  onTestFinished(async () => {
    await service.kill();
  });
  return service;
}

let sent = 0;

async function command(client: WireClient, wanted: Command): Promise<void> {
  const answer = await client.send(`t${++sent}`, client.view.revision, wanted);
  if (answer?.type !== 'done') throw new Error(JSON.stringify(answer));
}

const isRollWanted = ({ game }: TableView) => game?.awaiting?.for === 'roll';

async function playToRoll(client: WireClient): Promise<void> {
  await command(client, { do: 'newGame', setup: FAMILY, dice: 'tower', markers: 'table' });
  while (!isRollWanted(client.view)) {
    if (!client.view.game) throw new Error('no game');
    await command(client, { do: 'input', input: simplestInput(client.view.game) });
  }
}

describe('the service', () => {
  test('rolls on the virtual tower, ends cleanly, and stands after a restart where it stood', async () => {
    const data = temporaryFolder();
    const first = await start(['--data', data, '--tower', 'virtual']);
    const client = await WireClient.connect(first.port, 'main');
    await client.until(({ tower }) => tower.state === 'linked');
    await playToRoll(client);
    const { step } = client.view.game ?? { step: 0 };
    await command(client, { do: 'rollDice' });
    const rolled = await client.until(({ game }) => (game?.step ?? 0) > step);
    expect(rolled?.game?.history.at(-1)?.input.do).toBe('roll');
    expect(await first.stop()).toBe(0);
    expect(readdirSync(data)).toEqual(['games.db', 'games.mark']);

    const second = await start(['--data', data, '--tower', 'virtual']);
    const again = await WireClient.connect(second.port, 'main');
    expect(again.view.game).toEqual(rolled?.game);
    again.close();
  });

  test('has stored a roll of the virtual tower when it says that it is done', async () => {
    const data = temporaryFolder();
    for (let kills = 0; kills < 5; kills++) {
      const service = await start(['--data', data, '--tower', 'virtual']);
      const client = await WireClient.connect(service.port, 'main');
      await client.until(({ tower }) => tower.state === 'linked');
      await playToRoll(client);
      const answer = await client.send(`roll-${kills}`, client.view.revision, { do: 'rollDice' });
      await service.kill();
      if (answer?.type !== 'done') throw new Error(JSON.stringify(answer));
      const store = openTestStore(data);
      const { revision, standing } = store.readTable('table-1');
      expect(revision).toBeGreaterThanOrEqual(answer.revision);
      const inputs = store.readGame('table-1', standing?.game ?? '').map(({ entry }) => entry);
      expect(inputs).toContainEqual(expect.objectContaining({ kind: 'input', from: 'tower' }));
      expect(store.readTable('table-1').commands.at(-1)).toEqual([`roll-${kills}`, answer.revision]);
      store.close();
    }
  });

  test('says in a sentence why it cannot start, and what to do', async () => {
    const data = temporaryFolder();
    const { port } = await start(['--data', data, '--tower', 'none']);
    const run = (flags: readonly string[]) =>
      spawnSync(process.execPath, [join(ROOT, 'dist/server/main.js'), ...flags], { encoding: 'utf8' });
    const inUse = run(['--data', data, '--port', '0']);
    expect(inUse.status).toBe(1);
    expect(inUse.stderr).toContain(`another Watchroom is using the games in ${data}`);
    const taken = run(['--data', temporaryFolder(), '--port', String(port)]);
    expect(taken.status).toBe(1);
    expect(taken.stderr).toContain(`port ${port} is taken`);
  });

  const address = Object.values(networkInterfaces())
    .flatMap(each => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

  test.skipIf(!address)('is deaf to the network unless asked, and then asks for the code', async () => {
    const hello = (port: number, code?: string) =>
      new Promise<string>(resolve => {
        const socket = new WebSocket(`ws://${address}:${port}/socket`);
        socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 1, table: 'main', code })));
        socket.on('message', bytes => resolve(JSON.parse(String(bytes)).type));
        socket.on('message', () => socket.close());
        socket.on('error', () => resolve('unreachable'));
      });
    const local = await start(['--data', temporaryFolder(), '--tower', 'none']);
    expect(await hello(local.port)).toBe('unreachable');
    const open = await start(['--data', temporaryFolder(), '--tower', 'none', '--lan']);
    const kiosk = await WireClient.connect(open.port, 'main');
    const { join: invitation } = kiosk.view;
    kiosk.close();
    expect(invitation?.address).toBe(`http://${address}:${open.port}`);
    expect(await hello(open.port)).toBe('denied');
    expect(await hello(open.port, invitation?.code)).toBe('welcome');
  });

  test('killed again and again loses nothing and doubles nothing', async () => {
    await expect(tortureKilledTable(() => {}, { kills: 5, lifeMs: 1200 })).resolves.toBeUndefined();
  });
});

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

describe.skipIf(!canMount)('on a disk of its own', () => {
  test('that has become read-only, the game is there, is played on with consent, and all of it is kept when the disk is well', () => {
    const data = temporaryFolder();
    const script = join(ROOT, 'test', 'readOnlyDisk.mjs');
    const run = spawnSync('unshare', ['-rm', process.execPath, script, ROOT, data], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toEqual({
      steps: [3, 3],
      asked: ['diskReadOnly'],
      isPlayedUnasked: false,
      isPlayedOn: true,
      isOriginalUntouched: true,
      unsaved: ['unsaved'],
      after: [],
      isAllThere: true,
    });
  });
});
