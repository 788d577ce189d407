import type { DiceSource, GameInput, GameView } from '../../web/wire.js';
import type { WireClient } from '../wireClient.js';

let sent = 0;

/** A new family game, answered as simply as can be until dice are wanted. */
export async function playToRoll(client: WireClient, dice: DiceSource): Promise<void> {
  const send = async (command: Parameters<WireClient['send']>[2]) => {
    sent += 1;
    const answer = await client.send(`bench-${sent}`, client.view.revision, command);
    if (answer?.type !== 'done') throw new Error(`the service did not take ${command.do}: ${JSON.stringify(answer)}`);
  };
  const setup = { rules: { set: 'family' }, board: 'front', crew: [{ id: 'red' }, { id: 'blue' }] } as const;
  await send({ do: 'newGame', setup, dice, markers: 'table' });
  for (;;) {
    const { game } = client.view;
    const input = game && simplest(game);
    if (!input) return;
    await send({ do: 'input', input });
  }
}

function simplest({ awaiting }: GameView): GameInput | null {
  if (awaiting?.for === 'action') return { do: 'act', action: { do: 'endTurn' } };
  if (awaiting?.for === 'choice' || awaiting?.for === 'flip') return { do: 'answer', value: awaiting.options[0] ?? '' };
  return null;
}
