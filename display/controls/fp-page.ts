import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { go, type Place } from '../events.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';
import { OnKey } from './on-key.js';

/** The frame of every screen around the game: heading, content, and a foot with the way back and the one thing to do. */
@customElement('fp-page')
export class FpPage extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      main {
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        height: 100%;
      }
      header,
      footer {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--gap));
        padding: var(--pad) calc(1.5 * var(--pad));
      }
      header {
        padding-bottom: var(--gap);
      }
      h1 {
        font-size: var(--type-prompt);
        font-weight: 780;
        letter-spacing: -0.02em;
        line-height: 1;
      }
      .says {
        flex: 1;
        margin-left: calc(2 * var(--gap));
        color: var(--ink-2);
        font-size: var(--type-place);
      }
      .content {
        min-height: 0;
        overflow: auto;
        padding: var(--gap) calc(1.5 * var(--pad));
        scrollbar-width: thin;
        scrollbar-color: var(--line) transparent;
      }
      :host([still]) .content {
        overflow: hidden;
      }
      footer {
        justify-content: space-between;
        padding-top: var(--gap);
      }
      .back {
        display: flex;
        align-items: center;
        gap: var(--gap);
        min-height: var(--bar);
        padding: 0 calc(4 * var(--gap)) 0 calc(2 * var(--gap));
        font-size: var(--type-verb);
        font-weight: 700;
      }
      .line {
        width: 1.4em;
      }
      .foot {
        display: flex;
        flex: 1;
        justify-content: flex-end;
        align-items: center;
        gap: calc(2 * var(--gap));
        min-width: 0;
      }
      @media (orientation: portrait) {
        h1 {
          font-size: calc(0.78 * var(--type-prompt));
        }
      }
      @media (max-width: 599px) {
        .says {
          display: none;
        }
        header {
          justify-content: space-between;
        }
      }
      @media (max-width: 389px) {
        header,
        .content,
        footer {
          padding-inline: var(--pad);
        }
      }
      @media (max-height: 599px) {
        header,
        footer {
          padding-top: var(--gap);
          padding-bottom: var(--gap);
        }
      }
    `,
  ];

  @property() heading = '';
  @property() says = '';
  /** Where the way back leads; empty: there is none. */
  @property() back: Place | '' = 'start';
  private readonly speaking = new Speaking(this);

  constructor() {
    super();
    new OnKey(this, 'Escape', () => this.back !== '' && go(this, this.back));
  }

  override render() {
    return html`<main>
      <header>
        <h1 tabindex="-1">${this.heading}</h1>
        <p class="says">${this.says}<slot name="says"></slot></p>
        <slot name="aside"></slot>
      </header>
      <div class="content"><slot></slot></div>
      <footer>
        ${this.back === '' ? nothing : this.backButton(this.back)}
        <div class="foot"><slot name="foot"></slot></div>
      </footer>
    </main>`;
  }

  /** Who reads with a screen reader hears where they are when a screen opens. */
  protected override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  private backButton(to: Place) {
    return html`<button class="back" @click=${() => go(this, to)}>
      ${icon('left')}${this.speaking.words.common.back}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-page': FpPage;
  }
}
