import { css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { fire } from './events.js';
import { FpElement } from './fp-element.js';
import { shared } from './styles.js';
import { Speaking } from './words/language.js';

declare global {
  interface HTMLElementEventMap {
    'fp-held': CustomEvent<null>;
  }
}

const HOLD_MS = 900;

/**
 * The finger is still down when the hold has done its work: where it goes up lies something else by then, which nobody
 * meant. Its click is ignored; the next finger that comes down counts again, and so do keys, which count no clicks.
 */
function ignoreClickOfThisFinger(): void {
  const ignore = (event: MouseEvent): void => {
    if (event.detail > 0) event.stopPropagation();
  };
  window.addEventListener('click', ignore, true);
  window.addEventListener('pointerdown', () => window.removeEventListener('click', ignore, true), {
    capture: true,
    once: true,
  });
}

/** A button for what must not happen by a brush of the sleeve: it acts only when it is held. */
@customElement('fp-hold-button')
export class FpHoldButton extends FpElement {
  @property() label = '';
  /** It is the one thing to do on its screen. */
  @property({ type: Boolean }) primary = false;
  @state() private isHeld = false;
  private readonly speaking = new Speaking(this);
  private timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.release();
  }

  override render() {
    return html`<button
      class=${`${this.primary ? 'primary' : ''} ${this.isHeld ? 'held' : ''}`}
      @pointerdown=${this.onFinger}
      @pointerup=${this.letGo}
      @pointerleave=${this.release}
      @pointercancel=${this.release}
      @contextmenu=${(event: Event) => event.preventDefault()}
      @keydown=${this.onKey}
      @keyup=${this.letGo}
      @blur=${this.release}
    >
      <span class="fill"></span><span class="words"><slot>${this.label}</slot></span>
    </button>`;
  }

  private readonly onFinger = (event: PointerEvent): void => {
    // What a finger comes down on keeps it, wherever it slides: let go, or sliding off would never be told.
    (event.composedPath()[0] as Element).releasePointerCapture(event.pointerId);
    this.press(ignoreClickOfThisFinger);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) this.press(() => {});
  };

  private readonly press = (andThen: () => void): void => {
    this.isHeld = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.release();
      andThen();
      fire(this, 'fp-held', null);
    }, HOLD_MS);
  };

  /** Whoever only taps it is told what it wants. */
  private readonly letGo = (): void => {
    const text = this.speaking.words.common.keepHolding;
    if (this.isHeld) fire(this, 'fp-whisper', { text, beside: this.getBoundingClientRect() });
    this.release();
  };

  private readonly release = (): void => {
    clearTimeout(this.timer);
    this.isHeld = false;
  };

  static override styles = [
    shared,
    css`
      :host {
        display: inline-grid;
      }
      button {
        position: relative;
        overflow: hidden;
        border-color: var(--edge);
        touch-action: none;
      }
      .words {
        position: relative;
      }
      .fill {
        position: absolute;
        inset: 0;
        background: color-mix(in srgb, var(--signal) 40%, transparent);
        transform: scaleX(0);
        transform-origin: left;
      }
      .primary .fill {
        background: var(--on-signal);
        opacity: 0.25;
      }
      .held .fill {
        transform: scaleX(1);
        transition: transform 900ms linear;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-hold-button': FpHoldButton;
  }
}
