import type { TemplateResult } from 'lit';
import { html, noChange, nothing } from 'lit';
import type { GameView, Phase, Question, Roll, TableView } from '../../server/web/wire.js';
import { pawnsOf, stateOf } from '../crew.js';
import { fire, sendCommand } from '../events.js';
import { known } from '../known.js';
import { roleName } from '../words/index.js';
import '../fp-hold-button.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { picture } from '../tokens/draw.js';
import { firefighter } from '../tokens/firefighter.js';
import type { Naming } from '../words/index.js';
import { hearInstruction, leftOf, tellQuestion, tellWasted, toldInLine, whoName } from '../words/index.js';
import { diePair } from './dice.js';
import { diceWayOf } from './diceSource.js';
import { foot } from './foot.js';
import './fp-dice-pad.js';
import './fp-instructions.js';
import './fp-question.js';
import './fp-roll.js';
import './fp-turn.js';
import { diceOf, headlineOf } from './headline.js';
import type { Mode } from './mode.js';
import { isCrewAsked, openInstructions, phaseShown, turnShown } from './mode.js';
import { nowhereHelp, nowhereIn } from './nowhere.js';
import type { PlacedOffers } from './offersByPlace.js';
import { isAskedInPanel, LETTERED, optionsOf } from './options.js';
import { promptOf } from './prompt.js';
import { setupStage } from './setupStage.js';

declare global {
  interface HTMLElementEventMap {
    'fp-why': CustomEvent<null>;
    'fp-primary': CustomEvent<null>;
    'fp-board-wanted': CustomEvent<null>;
    'fp-tap-dice': CustomEvent<null>;
  }
}

/** What the dispatcher's panel shows. */
export interface Panel {
  readonly view: TableView;
  readonly game: GameView;
  readonly naming: Naming;
  readonly mode: Mode;
  readonly placed: PlacedOffers;
  /** The parts of a turn, in the order of this rule set. */
  readonly parts: readonly Phase[];
  readonly commanding: string | null;
  readonly isTapping: boolean;
  readonly hint: string;
  readonly isStill: boolean;
  /** Who was said to stand where, until it is sent. */
  readonly standing: readonly string[];
  /** On a phone: the board is shown in place of half the list. */
  readonly isBoardShown: boolean;
}

export function panel(model: Panel): TemplateResult {
  return html`
    ${head(model)} ${happened(model)}
    <h1 tabindex="-1" class=${`prompt ${lengthOf(promptOf(model))}`}>${promptOf(model)}</h1>
    <div class="body">${body(model)}</div>
    ${foot(model)}
    <div class="unseen" role="status" aria-live="polite">${spoken(model)}</div>
  `;
}

/** Long prompts are set smaller, so that they stay beside what they speak of. */
function lengthOf(prompt: string): 'short' | 'middling' | 'long' {
  return prompt.length > 26 ? 'long' : prompt.length > 17 ? 'middling' : 'short';
}

/** Nobody has a turn yet, but somebody is asked where to begin. */
function askedInSetUp({ awaiting }: GameView): string | null {
  return awaiting?.for === 'choice' && awaiting.about === 'start' ? awaiting.who : null;
}

function head({ game, naming, mode, parts }: Panel) {
  const { who, number } = turnShown(game);
  const pawn = who ?? (mode === 'question' ? askedInSetUp(game) : null);
  const { common, play } = naming.words;
  const role = stateOf(game.table, who)?.role;
  const about = [...(role ? [roleName(naming.words, role)] : []), ...(number > 0 ? [play.turn(number)] : [])];
  const now = phaseShown(game);
  const phases = parts.map(phase => ({ phase, name: play.phases[phase] }));
  const { stages } = naming.words.screens.setUp;
  const shown = now === 'setup' ? [{ phase: now, name: known(stages, setupStage(game)) ?? play.phases.setup }] : phases;
  const title = who === null ? play.phases.setup : common.turnOf(whoName(naming, who));
  return html`<header class=${isNarrow(game, naming) ? 'head narrow' : 'head'}>
    ${pawn === null ? nothing : html`<span class="pawn">${picture(firefighter(pawnsOf(game.crew)(pawn)), '-58 -58 116 116')}</span>`}
    <p class="whose">
      <b class=${lengthOf(title)}>${who === null ? title : named(title, whoName(naming, who))}</b>
      ${about.length > 0 ? html`<span>${about.join(', ')}</span>` : ''}
    </p>
    <ol class="phases">
      ${shown.map(({ phase, name }) => html`<li aria-current=${phase === now ? 'step' : nothing}>${name}</li>`)}
    </ol>
  </header>`;
}

/** With long names or with roles the parts of a turn that are not now keep only their places, in all turns of the game. */
function isNarrow({ crew, table }: GameView, naming: Naming): boolean {
  return crew.some(({ id }) => {
    const title = naming.words.common.turnOf(whoName(naming, id));
    return title.length > 14 || stateOf(table, id)?.role !== undefined;
  });
}

/** Where there is no room for all of it, the name is cut and not what is said of it. */
function named(title: string, name: string): TemplateResult {
  const [before, ...after] = title.split(name);
  return html`${before}<span class="name">${name}</span>${after.join(name)}`;
}

/** The dice, the one word for what they did, and the way to the whole story. */
function happened({ game, naming, mode }: Panel) {
  const { play } = naming.words;
  const headline = headlineOf(game);
  const dice = diceOf(game);
  const isToldBelow = (mode === 'action' || mode === 'roll') && !isRollWithoutHands(game);
  if (isToldBelow || isCrewAsked(game, mode) || (headline === null && dice === null)) return '';
  return html`<div class="happened">
    ${dice?.red ? html`<span class="die">${picture(dieRed(dice.red))}</span>` : ''}
    ${dice?.black ? html`<span class="die">${picture(dieBlack(dice.black))}</span>` : ''}
    <b>${headline ? play.headline[headline] : ''}</b>
    <button class="why" @click=${(event: Event) => fire(event.currentTarget!, 'fp-why', null)}>${play.why}</button>
  </div>`;
}

/** A roll that changes nothing on the table, a suppressed one for instance, is told of all the same. */
function isRollWithoutHands({ last, instructions }: GameView): boolean {
  return last.kind === 'input' && last.input.do === 'roll' && instructions.length === 0;
}

function body(model: Panel): TemplateResult | string {
  switch (model.mode) {
    case 'instructions':
    case 'over':
    case 'roll':
      return html`${list(model)}${model.mode === 'roll' ? rollAsked(model) : alsoAsked(model)}`;
    case 'action':
      return acting(model);
    case 'question':
      return asked(model);
    default:
      return '';
  }
}

/** While dice are awaited the list stays where it will be, out of sight: it is filled sooner than it could be made. */
function list({ game, naming, mode }: Panel) {
  const isAsleep = mode === 'roll';
  return html`<fp-instructions
    ?asleep=${isAsleep}
    .game=${isAsleep ? noChange : game}
    .naming=${isAsleep ? noChange : naming}
  ></fp-instructions>`;
}

function acting({ game, naming, placed, commanding, hint: asked }: Panel) {
  const { tableFirst } = naming.words.play;
  const hint = asked || poolOf(game, naming);
  const nowhere = nowhereIn(game);
  return html`${nowhere === null ? '' : nowhereHelp(naming, nowhere)}${game.setup.rules.mode === 'tableFirst' ? html`<p class="help">${tableFirst.help}</p>` : ''}
    ${hint ? html`<p class="hint" role="status">${hint}</p>` : ''}<fp-turn
      .game=${game}
      .naming=${naming}
      .here=${commanding === null ? placed.here : []}
      .commands=${placed.commands}
      .commanding=${commanding}
    ></fp-turn>`;
}

function asked(model: Panel) {
  const { game, naming, view, standing } = model;
  if (!game.awaiting) return '';
  return html`<p class="help">${tellQuestion(naming, game.awaiting, view.dice).help}</p>
    <fp-question .question=${game.awaiting} .naming=${naming} .chosen=${standing}></fp-question>
    ${justDone(model)}`;
}

function rollAsked({ game, naming, view, isTapping, isStill }: Panel) {
  const question = game.awaiting;
  if (question?.for !== 'roll') return '';
  const way = diceWayOf(view);
  const known = way === 'rolled' ? null : (game.partialRoll ?? null);
  const dice = question.dice.filter(die => !known?.[die]);
  const wasted = tellWasted(naming, game.events);
  const { help } = tellQuestion(naming, isTapping ? question : { ...question, dice }, isTapping ? 'tapped' : way);
  return html`${wasted ? html`<p class="hint" role="status">${wasted}</p>` : ''}
    ${
      isTapping
        ? html`<p class="help">${help}</p>
            <fp-dice-pad
              .dice=${question.dice}
              .known=${known}
              .step=${game.step}
              @fp-roll=${(event: CustomEvent<Roll>) => sendCommand(event.currentTarget!, { do: 'input', input: { do: 'roll', ...event.detail } })}
            ></fp-dice-pad>${skipFire(game, naming)}`
        : html`<fp-roll ?still=${isStill} .dice=${dice} .known=${known} .way=${way} .tower=${view.tower} .help=${help}></fp-roll>`
    }`;
}

/** What the last answer asks hands to do, in one line, while the next question is already there. */
function justDone({ game, naming }: Panel) {
  const open = toldInLine(naming, openInstructions(game));
  return open.length === 0 ? '' : html`<p class="next">${naming.words.play.onTheTable}: ${open.join(', ')}</p>`;
}

/** A question that stands while hands are still busy is asked at once, under the list. */
function alsoAsked(model: Panel) {
  const { game, naming, view } = model;
  const question = game.awaiting;
  if (question && isAnswerableBesideList(question)) {
    const { prompt, help } = tellQuestion(naming, question, view.dice);
    return html`<section class=${isShort(question) ? 'also short' : 'also'}>
      <p><b>${prompt}${question.for === 'flip' ? diePair(naming, question.at) : ''}</b><span>${help}</span></p>
      <fp-question brief .question=${question} .naming=${naming} .chosen=${model.standing}></fp-question>
    </section>`;
  }
  if (!question || game.result) return '';
  const { common, play } = naming.words;
  const isSameTurn = game.turn.who !== null && turnShown(game).number === game.turn.number;
  const next =
    question.for === 'action'
      ? (isSameTurn ? common.goesOn : common.turnOf)(whoName(naming, question.who))
      : tellQuestion(naming, question, view.dice).prompt;
  const told = [play.next(next), ...leftOf(naming, question)].join('. ');
  return html`<p class="next">${[...forfeited(game, naming), told].join(' ')}</p>`;
}

/** Whoever stands up again does nothing else this turn (C): said before the dice are asked for, or nobody knows why. */
function forfeited({ events }: GameView, naming: Naming): readonly string[] {
  return events.flatMap(event =>
    event.type === 'turnForfeited' ? [naming.words.events.turnForfeited(whoName(naming, event.who))] : [],
  );
}

/** Few enough answers to stand beside what is asked. */
function isShort(question: Question): boolean {
  return optionsOf(question).length <= 3;
}

/**
 * Many places at once would drown the numbers on the plan, and who stands where is sent by the large button, which ticks
 * the list: such questions wait until hands are free.
 */
function isAnswerableBesideList(question: Question): boolean {
  if (question.for === 'flip') return true;
  if (question.for === 'choice' && question.about === 'standing') return false;
  return question.for === 'choice' && (isAskedInPanel(question) || question.options.length <= LETTERED);
}

/** The set-up ends with a pool of hot spots beside the board (O p. 7, 11): nothing on the plan says so. */
function poolOf({ events, supplies }: GameView, naming: Naming): string {
  const isFirstTurn = events.some(event => event.type === 'turnBegan' && event.number === 1);
  return isFirstTurn && supplies.hotSpots ? naming.words.play.hotSpotPool(supplies.hotSpots.of) : '';
}

function skipFire(game: GameView, naming: Naming) {
  if (game.awaiting?.for !== 'roll' || game.awaiting.about !== 'fire') return '';
  return html`<fp-hold-button
    class="skip"
    .label=${naming.words.play.skipFire}
    @fp-held=${(event: Event) => sendCommand(event.currentTarget!, { do: 'input', input: { do: 'skipFire' } })}
  ></fp-hold-button>`;
}

/** What a screen reader says when something new is to be done: of a list all of it, once, however it is ticked off. */
function spoken(model: Panel): string {
  const { naming, mode } = model;
  if (mode !== 'instructions') return promptOf(model);
  const instructions = model.game.instructions.map(one => ({ ...one, isDone: false }));
  const list = instructions.map(one => `${one.number}. ${hearInstruction(naming, one)}`);
  return [promptOf({ ...model, game: { ...model.game, instructions } }), ...list].join('. ');
}
