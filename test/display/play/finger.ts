/** A finger on the plan without a browser: what it finds at a point, on a plan of any size, turned and mirrored. */
import { carsBelow, withCarsBelow } from '../../../display/board/contents.js';
import type { Plan, Point, Seat } from '../../../display/board/geometry.js';
import { planOf } from '../../../display/board/geometry.js';
import { type HitArea, hitAreas, placeAt } from '../../../display/board/hitAreas.js';
import { overlayOf } from '../../../display/board/overlay.js';
import type { BoardPlace } from '../../../display/board/places.js';
import { aimAt } from '../../../display/board/places.js';
import { type Ring, ringsOf } from '../../../display/board/rings.js';
import { inReach, placedIn } from '../../../display/play/inReach.js';
import { modeOf } from '../../../display/play/mode.js';
import { reachOf } from '../../../display/play/offersByPlace.js';
import { placedChoices } from '../../../display/play/options.js';
import { type TapMeaning, tapMeaning } from '../../../display/play/tapMeaning.js';
import type { GameState } from '../../../server/engine/game.js';
import type { Game } from '../../../server/engine/index.js';
import { lookInto } from '../../../server/table/rollsAhead.js';
import type { GameView } from '../../../server/web/wire.js';
import { withGame } from '../fixtures/story.js';

/** How wide a space of the house is on each screen, in pixels, as the browser lays it out. */
export const SPACE_PX = {
  cinema: 246,
  wall: 123,
  laptop: 83,
  tablet: 73,
  panel: 50,
  phone: 39,
  small: 36,
  tiny: 32,
} as const;

export const SEATS: readonly Seat[] = ([0, 1, 2, 3] as const).flatMap(turned =>
  [false, true].map(isMirrored => ({ turned, isMirrored })),
);

/** What a screen is shown of a state when all instructions are ticked off. */
export function viewOf(game: Game, state: GameState): GameView {
  const { crew, table, phase, turnNumber, awaiting, result } = state;
  const { supplies, offers } = lookInto(game, state);
  return withGame({
    setup: game.setup,
    board: game.plan.board,
    crew,
    table,
    phase,
    turn: { who: table.turn ?? null, number: turnNumber },
    awaiting,
    result,
    supplies,
    offers,
    instructions: [],
    events: [],
    last: { kind: 'begin' },
  }).game!;
}

/** A plan on a screen, as somebody sees it who acts or commands. */
export interface Finger {
  readonly game: GameView;
  readonly rings: readonly Ring[];
  readonly places: readonly BoardPlace[];
  /** What a tap at this point comes to. */
  tap(point: Point): TapMeaning;
  placeAt(point: Point): BoardPlace | null;
  /** Points where the finger finds this place, and keeps finding it when it strays a little. */
  pointIn(place: BoardPlace): Point | null;
}

export function fingerOn(game: GameView, seat: Seat, spaceSize: number, commanding: string | null = null): Finger {
  const { board, table } = game;
  const plan = planOf(board, seat);
  const below = carsBelow(board, table);
  const mode = modeOf(game);
  const at = inReach(game, placedIn(game), commanding);
  const acting = commanding ?? game.turn.who;
  const standing = (acting === null ? null : table.firefighters?.[acting]?.at) ?? null;
  const { lying } = overlayOf(table, [], []);
  const rings =
    mode === 'action' ? ringsOf(board, withCarsBelow(plan, below), reachOf(at, standing), lying, spaceSize) : [];
  const places = [...at.keys(), ...placedChoices(game.awaiting, mode).map(({ place }) => place)];
  const areas = hitAreas({ plan, places, rings, below, aim: aimAt(spaceSize) });
  const found = (point: Point) => placeAt(plan, areas, point);
  return {
    game,
    rings,
    places,
    placeAt: found,
    tap(point) {
      const place = found(point);
      return place === null ? { do: 'nothing' } : tapMeaning(game, place, { commanding, spaceSize });
    },
    pointIn: place => roomyPoint(plan, areas, place),
  };
}

/** How far a finger strays that means a point, in units. */
const STRAY = 9;

function roomyPoint(plan: Plan, areas: readonly HitArea[], place: BoardPlace): Point | null {
  const isThere = (point: Point) => placeAt(plan, areas, point) === place;
  const around = ({ x, y }: Point) => [
    { x, y },
    { x: x - STRAY, y },
    { x: x + STRAY, y },
    { x, y: y - STRAY },
    { x, y: y + STRAY },
  ];
  for (const { outline } of areas.filter(area => area.place === place)) {
    for (const point of pointsOf(outline)) if (around(point).every(isThere)) return point;
  }
  return null;
}

/** Points of an outline, the middle first. */
function* pointsOf(outline: readonly Point[]): Generator<Point> {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      yield { x: left + across * (right - left), y: top + down * (bottom - top) };
    }
  }
}
