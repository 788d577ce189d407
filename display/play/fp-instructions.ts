import type { PropertyValues } from 'lit';
import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameView, TickedInstruction } from '../../server/web/wire.js';
import { pawnsOf } from '../crew.js';
import { sendCommand } from '../events.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import type { Naming } from '../words/index.js';
import { edgeSide, hearInstruction, Speaking, tellInstruction } from '../words/index.js';
import { diceStyles, diePair } from './dice.js';
import type { RowFit } from './fitRows.js';
import { fitRows } from './fitRows.js';
import { instructionPicture } from './instructionPicture.js';
import { instructionStyles } from './instructionStyles.js';
import { pager, pagerStyles } from './pager.js';

/** What there is to fit rows into, in pixels. */
interface Room {
  readonly height: number;
  readonly row: number;
  readonly least: number;
  readonly columns: 1 | 2;
  /** How much larger than usual the reader wants the letters. */
  readonly text: number;
}

/** Verbs with more letters are set smaller, so that they stay within their row; in large letters that is fewer of them. */
const LONG = 15;

/** Three lines of them fit into a row only when they are as small as letters get. */
const LONGEST = 40;

/** Every list begins where the last one stood, so that as a rule it is laid out once and not twice. */
let roomOfLast: Room | null = null;

/** The list of what hands do: number, picture, verb, place, tick. It never scrolls: it tightens, then turns pages. */
@customElement('fp-instructions')
export class FpInstructions extends FpElement {
  static override styles = [shared, diceStyles, pagerStyles, instructionStyles];

  @property({ attribute: false }) game: GameView | null = null;
  @property({ attribute: false }) naming: Naming | null = null;
  /** Keeps its place and its rows, and is neither seen nor heard. */
  @property({ type: Boolean, reflect: true }) asleep = false;
  /** For a short list beside something else: no ticks, small rows. */
  @property({ type: Boolean, reflect: true }) brief = false;

  @state() private room: Room | null = null;
  /** The page somebody turned to; else the one where there is something to do. */
  @state() private page: number | null = null;
  /** The number at which what the newest step asks for begins. */
  private newest = 1;
  private readonly speaking = new Speaking(this);
  private readonly watcher = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.brief) this.room ??= roomOfLast;
    this.watcher.observe(this);
    // A brief list is as high as what it shows; the room it may take changes with the screen.
    if (this.brief) this.watcher.observe(document.documentElement);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('game');
    if (!before || !this.game || before.step === this.game.step) return;
    this.page = null;
    this.newest = newestOf(before.instructions, this.game.instructions);
  }

  override render() {
    const { game, naming } = this;
    if (!game || !naming) return '';
    const { instructions } = game;
    const { perPage, columns, look, row } = this.fit(instructions.length);
    if (perPage === 0) return '';
    const page = Math.min(
      this.page ?? Math.floor((this.nextToDo(instructions) - 1) / perPage),
      Math.ceil(instructions.length / perPage) - 1,
    );
    const first = page * perPage;
    const shown = instructions.slice(first, first + perPage);
    const perColumn = Math.ceil(shown.length / columns);
    return html`
      <ol class=${look} .style=${`grid-template-rows: repeat(${perColumn}, auto); --row-tight: ${row}px`}>
        ${shown.map(instruction => this.row(instruction, game, naming))}
      </ol>
      ${
        perPage < instructions.length
          ? pager(this.speaking.words, {
              page,
              first,
              count: shown.length,
              of: instructions.length,
              turn: to => this.turn(to),
            })
          : ''
      }
    `;
  }

  /** A table that ticks nothing off still sees what its last dice brought; else the first that is not done. */
  private nextToDo(instructions: readonly TickedInstruction[]): number {
    const open = instructions.filter(({ isDone }) => !isDone);
    return (open.find(({ number }) => number >= this.newest) ?? open[0])?.number ?? 1;
  }

  private fit(count: number): RowFit {
    if (!this.room) return { columns: 1, look: 'roomy', row: 0, perPage: Math.max(1, count) };
    const { height, row, columns } = this.room;
    // Beside a turn every row is small already.
    const tight = this.brief ? row : tightRow(row);
    const least = this.brief ? row : this.room.least;
    const fit = fitRows(count, { height, columns }, { roomy: row, tight, least });
    return this.brief ? { ...fit, perPage: Math.max(1, fit.perPage) } : fit;
  }

  private row(instruction: TickedInstruction, game: GameView, naming: Naming) {
    const { words, board, seen } = naming;
    const { verb, place, at } = tellInstruction(naming, instruction);
    const letters = verb.length * (this.room?.text ?? 1);
    const length = letters > LONGEST ? 'long longest' : letters > LONG ? 'long' : '';
    const sideOf = (edge: string) => {
      const { side } = edgeSide(board, edge, instruction.because);
      return seen ? seen(side) : side;
    };
    return html`<li class=${`${instruction.isDone ? 'done' : ''} ${length}`}>
      <span class="number" aria-hidden="true">${instruction.number}</span>
      <span class="picture">${picture(instructionPicture(instruction, pawnsOf(game.crew), sideOf))}</span>
      <span class="what"><b>${verb}</b><span class="place">${place}</span></span>
      ${diePair(naming, at)}
      ${
        this.brief
          ? ''
          : html`<button
              class="tick"
              role="checkbox"
              aria-checked=${instruction.isDone ? 'true' : 'false'}
              aria-label=${words.play.tick(instruction.number, hearInstruction(naming, instruction))}
              @click=${() => this.tick(instruction, game.step)}
            >
              ${instruction.isDone ? icon('tick') : ''}
            </button>`
      }
    </li>`;
  }

  private turn(to: number): void {
    this.page = to;
  }

  private tick({ number, isDone }: TickedInstruction, step: number): void {
    sendCommand(this, { do: 'tick', step, instructions: [number], done: !isDone });
  }

  /** Only when the size changes: asking for style after every roll would hold up its painting. */
  private measure(): void {
    if (this.clientHeight === 0 || this.asleep) return;
    const style = getComputedStyle(this);
    const columns = style.getPropertyValue('--columns').trim() === '2' ? 2 : 1;
    const height = this.brief ? Number.parseFloat(style.maxHeight) || this.clientHeight : this.clientHeight;
    const row = Number.parseFloat(style.getPropertyValue('--row'));
    const text = Number.parseFloat(style.getPropertyValue('--text'));
    const now = { height, row, least: leastRow(row, text), columns, text } as const;
    if (JSON.stringify(now) !== JSON.stringify(this.room)) this.room = now;
    if (!this.brief) roomOfLast = this.room;
  }
}

/** Where a list that goes on with the one before has grown; what stayed the same is the same object. */
function newestOf(before: readonly TickedInstruction[], now: readonly TickedInstruction[]): number {
  const isGoneOn = before.length < now.length && before.every((one, i) => one === now[i]);
  return isGoneOn ? before.length + 1 : 1;
}

const tightRow = (row: number) => Math.max(46, 0.8 * row);

/** A fingertip, or two lines of letters. Screens with room for larger rows are touched from further away. */
function leastRow(row: number, text: number): number {
  return row > 64 ? tightRow(row) : Math.min(tightRow(row), 46 * text);
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-instructions': FpInstructions;
  }
}
