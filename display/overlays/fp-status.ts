import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Notice, TableView } from '../../server/web/wire.js';
import { sendCommand } from '../events.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import type { LinkState, RefusedCommand } from '../table-controller.js';
import { tellNotice, tellRefusal } from '../words/index.js';
import { Speaking } from '../words/language.js';

const DISK: ReadonlySet<Notice['code']> = new Set(['diskFull', 'diskReadOnly', 'diskFailed', 'folderGone']);

/** What happened to the record: told by the service at every start until it is put away there. */
const OF_RECORD: ReadonlySet<Notice['code']> = new Set(['recordDamaged', 'stepsMissing']);

/** It means: nothing is done, and there is a way on. */
const canPlayUnsaved = ({ code }: Notice): boolean => DISK.has(code);

/** What people must know, near the top of any screen: a lost connection, a tap that did nothing, trouble with the disk. */
@customElement('fp-status')
export class FpStatus extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        /* Under the counters and the buttons beside them: what was refused is often tried again at once. */
        top: calc(92 * var(--u));
        left: 50%;
        z-index: 20;
        display: grid;
        justify-items: center;
        gap: var(--gap);
        width: max-content;
        max-width: calc(100vw - 2 * var(--gap));
        transform: translateX(-50%);
        pointer-events: none;
      }
      .word {
        display: flex;
        align-items: center;
        gap: calc(1.5 * var(--gap));
        max-width: min(100%, 46em);
        padding: calc(1.2 * var(--gap)) calc(2.4 * var(--gap));
        border: max(2px, 3 * var(--u)) solid var(--alert);
        border-radius: var(--radius);
        background: var(--panel);
        color: var(--ink);
        font-size: var(--type-place);
        box-shadow: 0 calc(8 * var(--u)) calc(40 * var(--u)) rgb(0 0 0 / 45%);
        pointer-events: auto;
      }
      .line {
        flex: none;
        width: 1.5em;
        color: var(--alert);
      }
      .word span {
        flex: 1;
      }
      button {
        flex: none;
        font-size: var(--type-small);
      }
      /* Beside the dispatcher, not over what it says. */
      @media (orientation: landscape) and (min-height: 600px) {
        :host([play]) {
          left: calc((100vw - 652 * var(--u)) / 2);
          max-width: calc(100vw - 670 * var(--u));
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        :host {
          top: 60px;
        }
        :host([play]) {
          left: 31vw;
          max-width: 61vw;
        }
      }
      @media (orientation: portrait) and (max-width: 599px) {
        :host {
          top: 56px;
        }
      }
      /* The way on stands under the words where there is no room beside them. */
      @media (max-width: 599px) {
        .word {
          flex-wrap: wrap;
        }
        .word span {
          flex: 1 0 70%;
        }
      }
    `,
  ];

  @property({ attribute: false }) link!: LinkState;
  @property({ attribute: false }) view!: TableView;
  /** It lies over a game in play. */
  @property({ type: Boolean, reflect: true }) play = false;
  @property({ attribute: false }) refused: RefusedCommand | null = null;
  /** Something was tapped that the service has not answered. */
  @property({ type: Boolean }) waiting = false;
  /** It has not for a while, though nothing says that the connection is gone. */
  @property({ type: Boolean }) late = false;
  /** Notices and refusals somebody has read. */
  @state() private read: readonly unknown[] = [];
  private readonly speaking = new Speaking(this);

  /** Trouble that was over and comes back is news again. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('view')) return;
    const now: readonly unknown[] = [this.refused, ...this.view.notices.map(({ code }) => code)];
    this.read = this.read.filter(about => now.includes(about));
  }

  override render() {
    const { words } = this.speaking;
    const notices = this.view.notices.filter(({ code }) => !this.read.includes(code));
    return html`<div role="status" aria-live="polite">
      ${this.connection()} ${this.refusal(notices)}
      ${notices.map(notice => this.word(tellNotice(words, notice), notice.code, canPlayUnsaved(notice) ? this.wayOn() : nothing))}
    </div>`;
  }

  /** The way on stands once: beside the notice, or, when that was put away, beside what has failed since. */
  private refusal(notices: readonly Notice[]) {
    const { refused } = this;
    if (!refused || this.read.includes(refused)) return nothing;
    const isWayOn = refused.refusal.code === 'disk' && !notices.some(canPlayUnsaved);
    return this.word(tellRefusal(this.speaking.words, refused.refusal), refused, isWayOn ? this.wayOn() : nothing);
  }

  private connection() {
    const { service } = this.speaking.words.link;
    const isLost = this.link.state === 'lost';
    if (!isLost && !this.late) return nothing;
    const says = isLost ? `${service.lost} ${this.waiting ? service.waiting : ''}` : service.late;
    return html`<p class="word">${icon('warning')}<span>${says}</span></p>`;
  }

  private word(text: string, about: unknown, wayOn: unknown = nothing) {
    return html`<p class="word">
      ${icon('warning')}<span>${text}</span>${wayOn}
      <button class="icon" aria-label=${this.speaking.words.common.close} @click=${() => this.putAway(about)}>
        ${icon('close')}
      </button>
    </p>`;
  }

  private wayOn() {
    return html`<button class="choice" @click=${() => sendCommand(this, { do: 'playUnsaved' })}>
      ${this.speaking.words.link.playUnsaved}
    </button>`;
  }

  private putAway(about: unknown): void {
    this.read = [...this.read, about];
    const ofRecord = this.view.notices.map(({ code }) => code).filter(code => OF_RECORD.has(code));
    const isLastOfRecord = ofRecord.some(code => code === about) && ofRecord.every(code => this.read.includes(code));
    if (isLastOfRecord) sendCommand(this, { do: 'dismissNotices' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-status': FpStatus;
  }
}
