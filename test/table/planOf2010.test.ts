import { expect, it } from 'vitest';
import type { GameSetup } from '../../server/engine/index.js';
import { beginLog } from '../../server/table/gameLog.js';
import { openTestStore, sessionIn, tap, temporaryFolder } from './atTable.js';

const onTheBack: GameSetup = { rules: { set: 'classic-basic' }, board: 'back', crew: [{ id: 'red' }] };

it('R24: no classic game is begun on another plan than that of 2010, but one on record can still be read', () => {
  const session = sessionIn(openTestStore(temporaryFolder()));
  const begin = { do: 'newGame', setup: onTheBack, dice: 'tapped', markers: 'table' } as const;
  expect(tap(session, begin)).toMatchObject({ ok: false, refusal: { code: 'not-in-this-game' } });
  expect(tap(session, { ...begin, setup: { ...onTheBack, board: 'front' } })).toMatchObject({ ok: true });
  expect(beginLog('old', onTheBack, '2026-01-01T00:00:00.000Z').ok).toBe(true);
});
