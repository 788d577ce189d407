import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Box } from '../board/geometry.js';
import { FpElement } from '../fp-element.js';
import { besides } from '../play/popover.js';
import { shared } from '../styles.js';

/** Long enough to read a line, and then it is out of the way. */
const SHOWN_MS = 2500;

/** A word to whoever has just tapped, beside the finger: why nothing happened. A finger goes through it. */
@customElement('fp-whisper')
export class FpWhisper extends FpElement {
  static override styles = [
    shared,
    css`
      p {
        position: fixed;
        top: 0;
        left: 0;
        z-index: 30;
        max-width: min(calc(100vw - 16px), 22em);
        padding: var(--gap) calc(2 * var(--gap));
        border: max(2px, 3 * var(--u)) solid var(--signal);
        border-radius: var(--radius);
        background: var(--panel);
        font-size: max(16px, var(--type-place));
        font-weight: 650;
        pointer-events: none;
      }
      p:empty {
        visibility: hidden;
      }
    `,
  ];

  @state() private text = '';
  private beside: Box = { x: 0, y: 0, width: 0, height: 0 };
  private timer = 0;

  say(text: string, beside: Box): void {
    this.text = text;
    this.beside = beside;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hush(), SHOWN_MS);
  }

  /** Called when a later tap did something: what was said of the earlier one is no longer true. */
  hush(): void {
    this.text = '';
  }

  override render() {
    return html`<p role="status" aria-live="polite">${this.text}</p>`;
  }

  protected override updated(): void {
    const word = this.renderRoot.querySelector('p')!;
    const room = { x: 8, y: 8, width: innerWidth - 16, height: innerHeight - 16 };
    const { x, y } = besides(this.beside, word.getBoundingClientRect(), room);
    word.style.transform = `translate(${x}px, ${y}px)`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-whisper': FpWhisper;
  }
}
