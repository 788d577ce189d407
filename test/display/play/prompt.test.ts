import { expect, test } from 'vitest';
import { placedIn } from '../../../display/play/inReach.js';
import { modeOf } from '../../../display/play/mode.js';
import { promptOf } from '../../../display/play/prompt.js';
import { en } from '../../../display/words/en/index.js';
import type { GameView, TableView } from '../../../server/web/wire.js';
import { acting, withGame } from '../fixtures/story.js';

function promptFor(change: Partial<GameView>, commanding: string | null = null): string {
  const view: TableView = withGame(change);
  const game = view.game!;
  const naming = { words: en, board: game.board, crew: game.crew };
  return promptOf({ view, game, naming, mode: modeOf(game), placed: placedIn(game), commanding });
}

const spent = { ...acting.game!.table, firefighters: { green: { at: '4,9', ap: 0 } } };

test('a rescue is told in the largest letters, though there is nothing left to act with', () => {
  const rescue = {
    type: 'poiRemoved',
    at: '4,9',
    kind: 'victim',
    to: 'rescued',
    because: { by: 'action', who: 'green' },
  } as const;
  expect(promptFor({ table: spent, events: [rescue] })).toBe('Safe! 2 of 7');
  expect(promptFor({ table: spent, events: [{ ...rescue, kind: 'falseAlarm' }] })).toBe('End the turn');
});

test('whoever stands at a victim is told so before the end of the turn', () => {
  const offers = [
    { action: { do: 'pickUp', what: 'victim' }, ap: 0 },
    { action: { do: 'endTurn' }, ap: 0 },
  ] as const;
  expect(promptFor({ table: spent, offers })).toBe('A victim is here');
  expect(promptFor({ table: spent, offers: offers.slice(1) })).toBe('End the turn');
});

test('while another is commanded nobody is told of a victim whom no button on the screen takes up', () => {
  const offers = [{ action: { do: 'pickUp', what: 'victim' }, ap: 0 }] as const;
  expect(promptFor({ offers }, 'blue')).not.toBe('A victim is here');
  expect(promptFor({ offers })).toBe('A victim is here');
});
