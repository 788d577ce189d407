import type { PropertyValues } from 'lit';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Die, GameInput, GameView, HistoryEntry, Roll, TableView } from '../../server/web/wire.js';
import type { Archive } from '../archive-controller.js';
import { FpElement } from '../fp-element.js';
import '../controls/fp-page.js';
import { OnKey } from '../controls/on-key.js';
import { askArchive, go, sendCommand } from '../events.js';
import '../play/fp-dice-pad.js';
import '../play/fp-pages.js';
import { shared } from '../styles.js';
import './fp-history-row.js';
import { type Naming, placeOfStep, Speaking, tellStep } from '../words/index.js';

/** Everything played so far: holding a step goes back to just before it, the pencil sets a misread die or marker right. */
@customElement('fp-history')
export class FpHistory extends FpElement {
  @property({ attribute: false }) view!: TableView;
  @property({ attribute: false }) archive!: Archive;
  /** Steps older than those of the view, as far as somebody has turned the pages back. */
  @state() private older: readonly HistoryEntry[] = [];
  /** The step before which older ones were asked for. */
  private asked: number | null = null;
  /** The step that is being set right. */
  @state() private amending: HistoryEntry | null = null;
  /** What its dice really showed, as far as it was tapped. */
  @state() private reading: Roll | null = null;
  private readonly speaking = new Speaking(this);

  constructor() {
    super();
    new OnKey(this, 'Escape', () => (this.amending ? this.setRight(null) : go(this, 'play')));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view') as TableView | undefined;
    if (before && before.game?.step !== this.view.game?.step) this.amending = null;
    // Other steps may have been set right or undone as well: what is older is asked for again.
    if (before && before.game?.last !== this.view.game?.last) this.forget();
    if (changed.has('archive')) this.take(this.archive);
  }

  private forget(): void {
    this.older = [];
    this.asked = null;
  }

  private take({ older }: Archive): void {
    if (older && older.before === this.asked) this.older = [...older.history, ...this.older];
    this.asked = null;
  }

  private askForOlder(first: number | undefined): void {
    if (first === undefined || this.asked === first) return;
    this.asked = first;
    askArchive(this, { want: 'history', before: first });
  }

  override render() {
    const { game } = this.view;
    if (!game) return nothing;
    const { play } = this.speaking.words;
    return html`<fp-page still .heading=${play.historyTitle} back=${this.amending ? '' : 'play'}>
      ${this.amending ? this.amendment(game, this.amending) : this.record(game)}
    </fp-page>`;
  }

  private record(game: GameView) {
    const { play } = this.speaking.words;
    const known = [...this.older, ...game.history];
    return html`<div class="record">
      <p>${play.historyHint}</p>
      <fp-pages
        .rows=${known.toReversed().map(entry => this.row(game, entry))}
        .of=${game.step}
        @fp-more=${() => this.askForOlder(known[0]?.step)}
      ></fp-pages>
    </div>`;
  }

  private row(game: GameView, entry: HistoryEntry) {
    const { play } = this.speaking.words;
    const told = this.tell(game, entry);
    return html`<fp-history-row
      .entry=${entry}
      .told=${told}
      .naming=${this.naming(game)}
      .at=${placeOfStep(game, entry)}
      .pencil=${entry.asked ? play.amend(told) : null}
      @fp-held=${() => this.goBefore(entry.step)}
      @fp-amend=${() => this.setRight(entry)}
    ></fp-history-row>`;
  }

  private amendment(game: GameView, entry: HistoryEntry) {
    const { play } = this.speaking.words;
    const { asked } = entry;
    const told = this.tell(game, entry);
    const kinds = asked?.for === 'flip' ? asked.options : [];
    return html`<div class="amend">
      <h2>${asked?.for === 'flip' ? play.amendFlip : play.amendRoll}</h2>
      <p>${play.turnGroup(entry.turn)} · ${told}</p>
      ${
        asked?.for === 'roll'
          ? this.diceAmended(entry, asked.dice)
          : html`<div class="kinds">
              ${kinds.map(kind => html`<button @click=${() => this.amend(entry.step, { do: 'answer', value: kind })}>${play.markerKinds[kind]}</button>`)}
            </div>
            <footer><button @click=${() => this.setRight(null)}>${this.speaking.words.common.cancel}</button></footer>`
      }
    </div>`;
  }

  /** The dice as they were read; whichever was misread is tapped, and all of it is sent by a button. */
  private diceAmended({ step, input }: HistoryEntry, dice: readonly Die[]) {
    if (input.do !== 'roll') return nothing;
    const { common, play } = this.speaking.words;
    const { red, black } = this.reading ?? input;
    const isSame = red === input.red && black === input.black;
    return html`<fp-dice-pad
        .dice=${dice}
        .known=${input}
        @fp-roll=${(event: CustomEvent<Roll>) => this.read(event.detail)}
      ></fp-dice-pad>
      <footer>
        <button @click=${() => this.setRight(null)}>${common.cancel}</button>
        <button class="primary" ?disabled=${isSame} @click=${() => this.amend(step, { do: 'roll', red, black })}>${play.amendDone}</button>
      </footer>`;
  }

  private read(roll: Roll): void {
    this.reading = roll;
  }

  private tell(game: GameView, entry: HistoryEntry): string {
    return tellStep(this.naming(game), entry);
  }

  private naming(game: GameView): Naming {
    return { words: this.speaking.words, board: game.board, crew: game.crew };
  }

  private setRight(entry: HistoryEntry | null): void {
    this.amending = entry;
    this.reading = null;
  }

  private amend(step: number, input: GameInput): void {
    sendCommand(this, { do: 'amend', step, input });
    go(this, 'play');
  }

  private goBefore(step: number): void {
    sendCommand(this, { do: 'goToStep', step: step - 1 });
    go(this, 'play');
  }

  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      p {
        color: var(--ink-2);
        font-size: var(--type-place);
      }
      fp-pages {
        flex: 1;
        min-height: 0;
      }
      .record,
      .amend {
        display: flex;
        flex-direction: column;
        gap: calc(2 * var(--gap));
        height: 100%;
      }
      .amend {
        width: min(100%, 40em);
      }
      h2 {
        font-size: calc(0.62 * var(--type-prompt));
        font-weight: 750;
      }
      fp-dice-pad {
        flex: 1;
      }
      footer {
        display: flex;
        flex: none;
        gap: calc(2 * var(--gap));
      }
      footer button {
        min-height: max(48px, 0.8 * var(--bar));
        font-size: var(--type-verb);
      }
      footer .primary {
        flex: 1;
      }
      .kinds {
        display: grid;
        flex: 1;
        gap: calc(2 * var(--gap));
        align-content: center;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-history': FpHistory;
  }
}
