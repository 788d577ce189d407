import type { PropertyValues } from 'lit';
import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Catalogue, GameView, RuleSetEntry, TableView } from '../../server/web/wire.js';
import type { BoardTap } from '../board/fp-board.js';
import { stateOf } from '../crew.js';
import { FpElement } from '../fp-element.js';
import '../board/fp-board.js';
import { seenFrom } from '../board/seat.js';
import { besidePlan } from '../controls/besidePlan.js';
import { OnKey } from '../controls/on-key.js';
import type { Brush, Held } from '../correct/brushes.js';
import { brushesOf, tappableWith, tapWith } from '../correct/brushes.js';
import { correctStyles } from '../correct/correctStyles.js';
import { countsOf } from '../correct/counters.js';
import { cyclesOf } from '../correct/cycles.js';
import type { Draft } from '../correct/draft.js';
import { corrected, differing, missingFrom, withChange } from '../correct/draft.js';
import { heardPlaces } from '../correct/heardPlaces.js';
import { brushPicture } from '../correct/pictures.js';
import { pawnsOf } from '../crew.js';
import { fire, go, sendCommand } from '../events.js';
import { icon } from '../icons.js';
import { vehicle } from '../play/instructionPicture.js';
import type { Preferences } from '../preferences.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import { firefighter } from '../tokens/firefighter.js';
import { crewName, Speaking } from '../words/index.js';

/** The table lies differently from the screen: tap what differs, until it lies as it lies. The table is right. */
@customElement('fp-correct')
export class FpCorrect extends FpElement {
  static override styles = [shared, besidePlan, correctStyles];

  @property({ attribute: false }) view!: TableView;
  @property({ attribute: false }) catalogue!: Catalogue;
  @property({ attribute: false }) preferences!: Preferences;
  @state() private draft: Draft = [];
  @state() private held: Held = { brush: 'threat' };
  private sent: Draft | null = null;
  private readonly speaking = new Speaking(this);

  constructor() {
    super();
    new OnKey(this, 'Escape', () => this.goBack());
  }

  /** Back to play once the table is set right; a correction that was refused stays here, to be looked at again. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated) this.beginWithTurn();
    if (!changed.has('view') || !this.sent) return;
    const last = this.view.game?.last;
    const isDone = last?.kind === 'input' && last.input.do === 'correct' && isSame(last.input.changes, this.sent);
    if (!isDone) return;
    this.sent = null;
    this.draft = [];
    go(this, 'play');
  }

  /** Whoever has come here because the one on turn is nowhere puts that one down. */
  private beginWithTurn(): void {
    const { game } = this.view;
    const who = game?.turn.who ?? null;
    if (game && who !== null && !isTakenOver(game) && this.missing.includes(who)) {
      this.hold({ brush: 'firefighter', who });
    }
  }

  override render() {
    const { game } = this.view;
    if (!game) return '';
    const table = corrected(game.table, this.draft);
    const { play, screens } = this.speaking.words;
    const { board, crew } = game;
    const naming = { words: this.speaking.words, board, crew, seen: seenFrom(this.preferences) };
    const { prompt, help } = this.missingHeld
      ? play.correct.where(crewName(naming.words, crew, this.missingHeld))
      : isTakenOver(game)
        ? screens.takeOver
        : { ...play.correct, help: this.help(game) };
    return html`<main>
      <div class="board">
        <fp-board
          .board=${game.board}
          .table=${table}
          .crew=${game.crew}
          .seat=${{ turned: this.preferences.turned, isMirrored: this.preferences.isMirrored }}
          .tappable=${heardPlaces(naming, table, tappableWith(this.held, game.board))}
          ?snap=${this.held.brush === 'walls'}
          .acting=${this.held.brush === 'firefighter' ? this.held.who : null}
          @fp-tap=${(event: CustomEvent<BoardTap>) => this.tap(game, event.detail)}
        ></fp-board>
      </div>
      <div class="panel">
        <h1>${prompt}</h1>
        <p class="help">${help}</p>
        <div class="brushes" role="group">${this.brushes(game)}</div>
        <div class="details">${this.details(game)}</div>
        ${this.foot()}
      </div>
    </main>`;
  }

  /** Who is about to be put down and has no place yet. */
  private get missingHeld(): string | null {
    const { held } = this;
    return held.brush === 'firefighter' && this.missing.includes(held.who) ? held.who : null;
  }

  private get missing(): readonly string[] {
    return this.view.game ? missingFrom(this.view.game, this.draft) : [];
  }

  private help(game: GameView): string {
    const { words } = this.speaking;
    const { correct } = words.play;
    if (this.held.brush === 'firefighter') return correct.putPawn(crewName(words, game.crew, this.held.who));
    if (this.held.brush === 'vehicle') return correct.park;
    return this.held.brush === 'counters' ? correct.count : correct.help;
  }

  private brushes(game: GameView) {
    const { brush: names } = this.speaking.words.play.correct;
    return brushesOf(game, this.rulesOf(game)).map(
      brush => html`<button class="choice" aria-pressed=${this.held.brush === brush ? 'true' : 'false'} @click=${() => this.take(brush, game)}>
        ${picture(brushPicture(brush))}<span>${names[brush]}</span>
      </button>`,
    );
  }

  private rulesOf(game: GameView): RuleSetEntry | undefined {
    return this.catalogue.ruleSets.find(entry => entry.id === game.setup.rules.set);
  }

  private details(game: GameView) {
    if (this.held.brush === 'firefighter') return this.people(game, this.held.who);
    if (this.held.brush === 'vehicle') return this.vehicles(game);
    return this.held.brush === 'counters' ? this.counts(game) : this.cycles(game, this.held.brush);
  }

  private cycles(game: GameView, brush: Brush) {
    return cyclesOf(brush, game.supplies.heal !== null).map(
      cycle => html`<ol class="cycle" aria-hidden="true">
        ${cycle.map((one, i) => html`<li>${i === 0 ? '' : icon('right')}${picture(one)}</li>`)}
        <li>${icon('turn')}</li>
      </ol>`,
    );
  }

  private people(game: GameView, who: string) {
    const { correct } = this.speaking.words.play;
    const pawnOf = pawnsOf(game.crew);
    const pawn = stateOf(corrected(game.table, this.draft), who) ?? {};
    const carrying = pawn.carrying ?? 'none';
    const hasHazmat = brushesOf(game, this.rulesOf(game)).includes('hazmat');
    const next = { none: 'victim', victim: hasHazmat ? 'hazmat' : null, hazmat: null } as const;
    const isDown = pawn.down ?? false;
    return html`
      <div class="people" role="group">
        ${game.crew.map(
          ({ id }) => html`<button
            class="choice"
            aria-pressed=${id === who ? 'true' : 'false'}
            aria-label=${crewName(this.speaking.words, game.crew, id)}
            @click=${() => this.hold({ brush: 'firefighter', who: id })}
          >
            ${picture(firefighter(pawnOf(id)))}
          </button>`,
        )}
      </div>
      <div class="facts">
        <button class="choice" @click=${() => this.change({ set: 'firefighter', who, carrying: next[carrying] })}>${correct.carries[carrying]}</button>
        ${
          isDown || this.rulesOf(game)?.isLayingDown
            ? html`<button class="choice" @click=${() => this.change({ set: 'firefighter', who, down: !isDown })}>${isDown ? correct.down : correct.stands}</button>`
            : ''
        }
        <button class="choice" @click=${() => this.putDown({ set: 'firefighter', who, at: null })}>${correct.offBoard}</button>
        <button class="choice" @click=${() => this.change({ set: 'turn', who, phase: 'actions' })}>${correct.turnOf}: ${crewName(this.speaking.words, game.crew, corrected(game.table, this.draft).turn ?? who)}</button>
      </div>
    `;
  }

  private vehicles({ board }: GameView) {
    const { correct } = this.speaking.words.play;
    const held = this.held.brush === 'vehicle' ? this.held.vehicle : null;
    return html`<div class="people" role="group">
      ${(['engine', 'ambulance'] as const)
        .filter(one => board.parking[one] !== undefined)
        .map(
          one => html`<button class="choice wide" aria-pressed=${held === one ? 'true' : 'false'} @click=${() => this.hold({ brush: 'vehicle', vehicle: one })}>
          ${picture(vehicle(one))}<span>${correct[one]}</span>
        </button>`,
        )}
    </div>`;
  }

  private counts(game: GameView) {
    const { correct } = this.speaking.words.play;
    return html`<ul class="counts">
      ${countsOf(game, corrected(game.table, this.draft)).map(
        ({ name, value, change }) => html`<li>
          <span>${correct[name]}</span>
          <button class="choice" aria-label=${`${correct[name]}: ${correct.fewer}`} ?disabled=${value === 0} @click=${() => this.change(change(value - 1))}>−</button>
          <b>${value}</b>
          <button class="choice" aria-label=${`${correct[name]}: ${correct.more}`} @click=${() => this.change(change(value + 1))}>+</button>
        </li>`,
      )}
    </ul>`;
  }

  private foot() {
    const { common, play } = this.speaking.words;
    const count = this.changes.length;
    return html`<footer>
      <button class="back" @click=${() => go(this, 'play')}>${count === 0 ? common.back : common.cancel}</button>
      <button class="primary" ?disabled=${count === 0} @click=${() => this.send()}>
        ${play.correct.done}<span>${count === 0 ? play.correct.nothing : play.correct.changed(count)}</span>
      </button>
    </footer>`;
  }

  /** What was changed is thrown away by its button only: the key leads there. */
  private goBack(): void {
    if (this.draft.length === 0) go(this, 'play');
    else this.renderRoot.querySelector<HTMLElement>('.back')?.focus();
  }

  private take(brush: Brush, game: GameView): void {
    if (brush === 'firefighter') this.hold({ brush, who: this.missing[0] ?? game.turn.who ?? game.crew[0]?.id ?? '' });
    else if (brush === 'vehicle') this.hold({ brush, vehicle: 'engine' });
    else this.hold({ brush });
  }

  private hold(held: Held): void {
    this.held = held;
  }

  private tap(game: GameView, { place }: BoardTap): void {
    const change = tapWith(
      this.held,
      game.board,
      corrected(game.table, this.draft),
      place,
      game.supplies.heal !== null,
    );
    if (change?.set === 'firefighter') this.putDown(change);
    else if (change) this.change(change);
  }

  /** Whoever was missing has a place now: the next tap is for the next who has none. */
  private putDown(change: Extract<Draft[number], { set: 'firefighter' }>): void {
    const wasMissing = this.missingHeld !== null;
    this.change(change);
    const [next] = this.missing;
    if (wasMissing && next !== undefined) this.hold({ brush: 'firefighter', who: next });
  }

  private change(change: Draft[number]): void {
    this.draft = withChange(this.draft, change);
  }

  private get changes(): Draft {
    return this.view.game ? differing(this.view.game.table, this.draft) : [];
  }

  private send(): void {
    const { game } = this.view;
    const [missing] = this.missing;
    // Nobody can play a turn from nowhere: a game that is taken over has to say where everybody is.
    if (game && isTakenOver(game) && missing !== undefined) {
      this.hold({ brush: 'firefighter', who: missing });
      this.sayWhoIsMissing(game, missing);
      return;
    }
    this.sent = this.changes;
    sendCommand(this, { do: 'input', input: { do: 'correct', changes: this.sent } });
  }

  /** The heading may ask for him already: a tap that changes nothing says why. */
  private sayWhoIsMissing(game: GameView, who: string): void {
    const { words } = this.speaking;
    const beside = this.renderRoot.querySelector('.primary')?.getBoundingClientRect();
    const text = words.play.correct.where(crewName(words, game.crew, who)).prompt;
    if (beside) fire(this, 'fp-whisper', { text, beside });
  }
}

const isTakenOver = ({ setup, step }: GameView) => setup.start === 'takeOver' && step === 0;

const isSame = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b);

declare global {
  interface HTMLElementTagNameMap {
    'fp-correct': FpCorrect;
  }
}
