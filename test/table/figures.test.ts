import { expect, test } from 'vitest';
import type { GameInput } from '../../server/engine/index.js';
import type { GameView } from '../../server/table/tableView.js';
import { gameOf, input, newFamilyGame, openTestStore, sessionIn, simplestInput, temporaryFolder } from './atTable.js';

test('an explosion is told of in the turn whose roll it was', () => {
  const session = sessionIn(openTestStore(temporaryFolder()));
  newFamilyGame(session);
  for (let step = 0; step < 500 && !gameOf(session).result; step++) input(session, wandering(gameOf(session), step));
  const { course, explosions, turns } = gameOf(session).figures!;
  const [setUp, ...played] = course;
  expect(setUp).toMatchObject({ turn: 0, explosions: 0, fires: 10 });
  expect(played.map(({ turn }) => turn)).toEqual(Array.from({ length: turns }, (_, i) => i + 1));
  expect(played[0]?.explosions).toBe(1);
  expect(course.reduce((sum, turn) => sum + turn.explosions, 0)).toBe(explosions);
});

test('the course of a game that went on for hundreds of turns is told in so many parts as a screen has room for', () => {
  const session = sessionIn(openTestStore(temporaryFolder()));
  newFamilyGame(session);
  const skipTo = (turn: number) => {
    while (gameOf(session).turn.number < turn) {
      const isRoll = gameOf(session).awaiting?.for === 'roll';
      input(session, isRoll ? { do: 'skipFire' } : simplestInput(gameOf(session)));
    }
  };
  skipTo(420);
  for (let step = 0; step < 500 && !gameOf(session).result; step++) input(session, wandering(gameOf(session), step));
  const { course, explosions, turns } = gameOf(session).figures!;
  expect(turns).toBeGreaterThan(420);
  expect(course.length).toBeLessThanOrEqual(200);
  expect(course.at(-1)?.turn).toBe(turns);
  expect(course.reduce((sum, turn) => sum + turn.explosions, 0)).toBe(explosions);
});

/** The first roll strikes a fire; later ones go about the board until the house has fallen. */
function wandering(game: GameView, step: number): GameInput {
  const isLater = game.awaiting?.for === 'roll' && game.turn.number > 1;
  return isLater ? { do: 'roll', red: ((step * 5) % 6) + 1, black: ((step * 3) % 8) + 1 } : simplestInput(game);
}
