import { join } from 'node:path';
import { makeVirtualTower, openPty, type VirtualTower } from '../../serial/index.js';
import { breakWire } from '../tower/faultyWire.js';
import { startWatchroom } from '../watchroomProcess.js';
import { WireClient } from '../wireClient.js';
import { playToRoll } from './benchGame.js';

/** A service in a process of its own, a tower on a pty, and a game that waits for the fire to be rolled. */
export interface TableAtRoll {
  readonly port: number;
  readonly tower: VirtualTower;
  readonly client: WireClient;
  /** Takes the roll back, from the client's screen or another, until the tower is asked for another. */
  undo(screen?: WireClient): Promise<void>;
  close(): Promise<void>;
}

export async function openTableAtRoll(folder: string): Promise<TableAtRoll> {
  let hearAsk: () => void = () => {};
  /** A new question has reached the tower. */
  const asked = () =>
    new Promise<void>(resolve => {
      hearAsk = resolve;
    });
  const tower = makeVirtualTower('BENCH', ['die']);
  const wire = breakWire(tower, { onLine: (from, text) => from === 'host' && / ASK [1-9]/.test(text) && hearAsk() });
  const pty = await openPty(wire, join(folder, 'tower'));
  const service = await startWatchroom(['--data', join(folder, 'games'), '--tower', pty.path]);
  const client = await WireClient.connect(service.port, 'main');
  await client.until(({ tower: link }) => link.state === 'linked');
  const first = asked();
  await playToRoll(client, 'tower');
  await first;
  return {
    port: service.port,
    tower,
    client,
    async undo(screen = client) {
      const again = asked();
      const { revision } = screen.view;
      const answer = await screen.send(`undo-${revision}`, revision, { do: 'undo' });
      if (answer?.type !== 'done') throw new Error(`the service did not undo: ${JSON.stringify(answer)}`);
      await again;
    },
    async close() {
      client.close();
      await service.stop();
      await pty.close();
      tower.stop();
    },
  };
}
