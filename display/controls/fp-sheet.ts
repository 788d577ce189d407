import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';

declare global {
  interface HTMLElementEventMap {
    'fp-close': CustomEvent<null>;
  }
}

/** A sheet over the screen, for one thing to decide. It is open as long as it is in the page. */
@customElement('fp-sheet')
export class FpSheet extends FpElement {
  static override styles = [
    shared,
    css`
      dialog {
        width: min(100vw - 2 * var(--pad), max(46rem, 980 * var(--u)));
        max-width: none;
        max-height: calc(100dvh - 2 * var(--pad));
        padding: 0;
        overflow: hidden;
        border: max(1px, 2 * var(--u)) solid var(--edge);
        border-radius: calc(1.4 * var(--radius));
        background: var(--panel);
        color: var(--ink);
        font: inherit;
      }
      :host([wide]) dialog {
        width: min(100vw - 2 * var(--pad), max(46rem, 1640 * var(--u)));
      }
      :host([narrow]) dialog {
        width: min(100vw - 2 * var(--pad), max(26rem, 700 * var(--u)));
      }
      dialog[open] {
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
      }
      dialog::backdrop {
        background: var(--shade);
      }
      header {
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: var(--gap);
        padding: calc(0.6 * var(--pad)) calc(0.7 * var(--pad)) calc(0.4 * var(--pad)) var(--pad);
      }
      ::slotted([slot='head']) {
        flex: 1;
        max-width: 30em;
      }
      @media (max-width: 599px) {
        header {
          flex-wrap: wrap;
        }
        ::slotted([slot='head']) {
          order: 1;
          flex-basis: 100%;
        }
      }
      .content {
        min-height: 0;
        padding: max(4px, 0.2 * var(--pad)) var(--pad) var(--pad);
        overflow: auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
        scrollbar-color: var(--line) transparent;
      }
      /* What ends the sheet stays in reach, however long the rest is. */
      ::slotted([slot='foot']) {
        padding: calc(0.5 * var(--pad)) var(--pad) calc(0.7 * var(--pad));
        border-top: 1px solid var(--line);
      }
      /* Small phones: the sheet takes nearly all there is. */
      @media (max-width: 389px) {
        dialog {
          width: calc(100vw - 8px) !important;
          max-height: calc(100dvh - 8px);
        }
        header {
          padding: 2px 2px 0 10px;
        }
        .content,
        ::slotted([slot='foot']) {
          padding: 8px;
        }
      }
      h2 {
        font-size: calc(1.25 * var(--type-verb));
        font-weight: 780;
      }
      .line {
        width: 1.2em;
      }
    `,
  ];

  @property() heading = '';
  private readonly speaking = new Speaking(this);

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.keepEscape, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keepEscape, { capture: true });
  }

  override render() {
    return html`<dialog aria-label=${this.heading} @close=${this.close} @click=${this.closeOutside}>
      <header>
        <h2>${this.heading}</h2>
        <slot name="head"></slot>
        <button class="icon" aria-label=${this.speaking.words.common.close} @click=${this.close}>${icon('close')}</button>
      </header>
      <div class="content"><slot></slot></div>
      <slot name="foot"></slot>
    </dialog>`;
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  /** Esc closes the sheet, which the browser does by itself; the screen under it must not hear of it. */
  private readonly keepEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.stopPropagation();
  };

  private readonly close = (): void => {
    this.dispatchEvent(new CustomEvent('fp-close', { detail: null, bubbles: true, composed: true }));
  };

  /** A tap beside the sheet puts it away. */
  private readonly closeOutside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget && (event as PointerEvent).pointerType !== '') this.close();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-sheet': FpSheet;
  }
}
