import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';

declare global {
  interface HTMLElementEventMap {
    'fp-letter': CustomEvent<string>;
    'fp-erase': CustomEvent<null>;
  }
}

/** Behind the second page of keys, in every language: a guest is called what they are called. */
const MORE = '1234567890äöüßåæøéèêáàçñóúłš-’';
const COLUMNS = { fewest: 8, most: 11 };

/** Letters to tap: a kiosk at a table has no keyboard, and the system's own would cover the screen. */
@customElement('fp-letters')
export class FpLetters extends FpElement {
  static override styles = [
    shared,
    css`
      .letters {
        display: grid;
        grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
        gap: max(4px, 6 * var(--u));
      }
      button {
        min-width: 0;
        padding: 0;
        border-color: var(--edge);
        background: var(--raised);
        font-size: var(--type-verb);
        text-align: center;
      }
      .wide {
        display: flex;
        gap: max(4px, 6 * var(--u));
        margin-top: max(4px, 6 * var(--u));
      }
      .wide button {
        display: flex;
        flex: 1;
        align-items: center;
        justify-content: center;
        gap: var(--gap);
        font-size: var(--type-place);
      }
      .wide .space {
        flex: 1.6;
      }
      .line {
        width: 1.5em;
      }
      @media (max-width: 599px) {
        .letters {
          grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
          gap: 4px;
        }
        .wide button,
        .wide .space {
          flex: 1 1 auto;
        }
      }
    `,
  ];

  /** Just these keys, as they are; otherwise those of a name in the language of the screen. */
  @property() only = '';
  /** The next letter is a large one; the keys show what they type. */
  @property({ type: Boolean }) capital = false;
  /** Nothing more fits. */
  @property({ type: Boolean }) full = false;
  @state() private isMoreShown = false;
  private readonly speaking = new Speaking(this);

  override render() {
    const keys = this.keys();
    // The keys are no place to stop on the way through a screen with Tab: who has a keyboard types on it.
    return html`<div class="letters" .style=${`--columns: ${columnsFor(keys.length)}`} @mousedown=${keepFocus}>
        ${keys.map(
          key =>
            html`<button tabindex="-1" ?disabled=${this.full} @click=${() => this.tell('fp-letter', key)}>${key}</button>`,
        )}
      </div>
      <div class="wide" @mousedown=${keepFocus}>${this.only ? nothing : this.nameKeys()}${this.eraseKey()}</div>`;
  }

  private keys(): readonly string[] {
    if (this.only) return [...this.only];
    const { letters } = this.speaking.words.common;
    const shown = this.isMoreShown ? [...MORE].filter(key => !letters.includes(key)) : [...letters];
    return this.capital ? shown.map(large) : shown;
  }

  private nameKeys() {
    const { firefighter } = this.speaking.words.screens;
    return html`<button
        tabindex="-1"
        class="more"
        aria-pressed=${this.isMoreShown}
        @click=${() => {
          this.isMoreShown = !this.isMoreShown;
        }}
      >
        ${this.isMoreShown ? firefighter.letters : firefighter.moreLetters}
      </button>
      <button tabindex="-1" class="space" ?disabled=${this.full} @click=${() => this.tell('fp-letter', ' ')}>
        ${firefighter.space}
      </button>`;
  }

  private eraseKey() {
    return html`<button tabindex="-1" class="erase" @click=${() => this.tell('fp-erase', null)}>
      ${icon('erase')}${this.speaking.words.screens.firefighter.erase}
    </button>`;
  }

  private tell(name: 'fp-letter' | 'fp-erase', detail: string | null): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** A tapped key must not take the caret out of the box it types into. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

/** As many columns as leave the fewest holes in the last row. */
function columnsFor(count: number): number {
  const widths = Array.from({ length: COLUMNS.most - COLUMNS.fewest + 1 }, (_, i) => COLUMNS.most - i);
  const holes = (columns: number) => (columns - (count % columns)) % columns;
  return widths.reduce((best, columns) => (holes(columns) < holes(best) ? columns : best));
}

/** A few letters have no large form of one letter. */
function large(letter: string): string {
  const upper = letter.toLocaleUpperCase();
  return upper.length === letter.length ? upper : letter;
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-letters': FpLetters;
  }
}
