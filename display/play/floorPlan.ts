import { html } from 'lit';
import type { GameView, Offer, Question } from '../../server/web/wire.js';
import { stateOf } from '../crew.js';
import '../board/fp-board.js';
import type { Seat } from '../board/geometry.js';
import type { BoardPlace } from '../board/places.js';
import { placeOf } from '../board/places.js';
import type { Naming } from '../words/index.js';
import { hearInstruction, placeLabel, sidesSeen, tellAction, tellQuestion } from '../words/index.js';
import type { Mode } from './mode.js';
import { isCrewAsked, isListOpen, openInstructions } from './mode.js';
import type { PlacedOffers } from './offersByPlace.js';
import { reachOf } from './offersByPlace.js';
import { placedChoices } from './options.js';

/** What the board in play shows besides the game itself. */
export interface FloorPlanView {
  readonly game: GameView;
  readonly naming: Naming;
  readonly mode: Mode;
  readonly seat: Seat;
  /** What can be tapped, by place. */
  readonly at: PlacedOffers['at'];
  readonly chosen: BoardPlace | null;
  readonly commanding: string | null;
}

export function floorPlan({ game, naming, mode, seat, at, chosen, commanding }: FloorPlanView) {
  const placed = placedChoices(game.awaiting, mode);
  const sides = sidesSeen(
    naming,
    placed.map(({ place }) => place),
  );
  const choices = placed.map((choice, i) => ({ ...choice, label: sides[i] ?? '' }));
  const asked = game.awaiting ? tellQuestion(naming, game.awaiting, 'tapped').prompt : '';
  const acting = commanding ?? game.turn.who;
  const standing = stateOf(game.table, acting)?.at ?? null;
  const tappable = new Map<BoardPlace, string>([
    ...(isListOpen(mode) ? ticksOnPlan(game, naming) : []),
    ...[...at].map(
      ([place, offers]) =>
        [place, heard(naming, place, offers.map(offer => offered(naming, game, offer)).join(', '))] as const,
    ),
    ...choices.map(choice => [choice.place, heard(naming, choice.place, asked)] as const),
  ]);
  return html`<fp-board
    .board=${game.board}
    .table=${game.table}
    .crew=${game.crew}
    .seat=${seat}
    .instructions=${isListOpen(mode) ? game.instructions : []}
    .events=${game.last.kind === 'jump' || mode === 'action' || isCrewAsked(game, mode) ? [] : game.events}
    .step=${game.step}
    .choices=${choices}
    .reach=${mode === 'action' ? reachOf(at, standing) : new Map()}
    .tappable=${tappable}
    .selected=${chosen === null ? askedAbout(game.awaiting) : [chosen]}
    .acting=${commanding ?? (mode === 'action' ? game.turn.who : null)}
  ></fp-board>`;
}

/** Those who hear it cannot see the price on the plan. */
function offered(naming: Naming, { table }: GameView, { action, ap }: Offer): string {
  const { name } = tellAction(naming, table, action);
  return ap > 0 ? `${name}, ${ap} ${naming.words.actions.ap}` : name;
}

/** What a tap does, and where: nobody who only hears it sees the place. */
function heard(naming: Naming, place: BoardPlace, what: string): string {
  return `${what}, ${placeLabel(naming, place)}`;
}

/** Where the question that stands is about something that lies or stands there. */
function askedAbout(question: Question | null): readonly BoardPlace[] {
  if (question?.for === 'flip') return [question.at];
  if (question?.for !== 'choice') return [];
  return question.about === 'standing' ? question.spaces : question.about === 'reroll' ? [question.target] : [];
}

/** Where a number stands, a tap ticks it off. */
function ticksOnPlan(game: GameView, naming: Naming): readonly (readonly [BoardPlace, string])[] {
  return openInstructions(game).flatMap(one => {
    const place = placeOf(one, game.table);
    return place === null ? [] : [[place, naming.words.play.tick(one.number, hearInstruction(naming, one))] as const];
  });
}
