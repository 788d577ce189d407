import { css, html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';

const HOLD_MS = 900;

declare global {
  interface HTMLElementEventMap {
    /** Somebody meant it: the button was held down long enough. */
    'fp-held': CustomEvent<null>;
  }
}

/** A button for what must not happen by accident: it has to be held, by finger or by key. */
@customElement('fp-hold')
export class FpHold extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      button {
        position: relative;
        display: flex;
        align-items: center;
        gap: calc(2 * var(--gap));
        width: 100%;
        height: 100%;
        overflow: hidden;
        border-color: var(--edge);
        touch-action: none;
      }
      .fill {
        position: absolute;
        inset: 0;
        background: var(--alert);
        opacity: 0.28;
        transform: scaleX(0);
        transform-origin: left;
      }
      .held .fill {
        transform: scaleX(1);
        transition: transform var(--hold, 900ms) linear;
      }
      .words {
        position: relative;
        display: flex;
        flex-direction: column;
      }
      .words small {
        color: var(--ink-2);
        font-size: var(--type-small);
      }
    `,
  ];

  @property() label = '';
  @property() hint = '';
  @state() private isHeld = false;
  @state() private wasShort = false;
  private readonly speaking = new Speaking(this);
  private timer = 0;

  override render() {
    const hint = this.wasShort ? this.speaking.words.common.hold : this.hint;
    return html`<button
      class=${this.isHeld ? 'held' : ''}
      style=${`--hold:${HOLD_MS}ms`}
      @pointerdown=${this.press}
      @pointerup=${this.letGo}
      @pointercancel=${this.letGo}
      @pointerleave=${this.letGo}
      @keydown=${(event: KeyboardEvent) => isPress(event) && !event.repeat && this.press()}
      @keyup=${this.letGo}
      @blur=${this.letGo}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      <span class="fill"></span><slot name="glyph"></slot>
      <span class="words"><b>${this.label}</b>${hint ? html`<small aria-live="polite">${hint}</small>` : ''}</span>
    </button>`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  private readonly press = (): void => {
    this.isHeld = true;
    this.timer = window.setTimeout(() => {
      this.isHeld = false;
      this.wasShort = false;
      this.dispatchEvent(new CustomEvent('fp-held', { detail: null, bubbles: true, composed: true }));
    }, HOLD_MS);
  };

  private readonly letGo = (): void => {
    clearTimeout(this.timer);
    if (this.isHeld) this.wasShort = true;
    this.isHeld = false;
  };
}

function isPress(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' ';
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-hold': FpHold;
  }
}
