import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameView } from '../../server/web/wire.js';
import { FpElement } from '../fp-element.js';
import { shared } from '../styles.js';
import { crewName } from '../words/index.js';
import { Speaking } from '../words/language.js';

/** Over a screen nobody has touched for a while: dim, still, and an invitation. The game under it stays as it is. */
@customElement('fp-idle')
export class FpIdle extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        inset: 0;
        z-index: 30;
        display: grid;
        place-items: center;
        padding: var(--pad);
        background: color-mix(in srgb, var(--bg) 86%, transparent);
        cursor: pointer;
      }
      p {
        font-size: calc(1.1 * var(--type-prompt));
        font-weight: 780;
        letter-spacing: -0.02em;
        text-align: center;
        color: var(--ink-2);
      }
    `,
  ];

  @property({ attribute: false }) game: GameView | null = null;
  private readonly speaking = new Speaking(this);

  override render() {
    const { words } = this.speaking;
    const { start } = words.screens;
    const who = this.game && !this.game.result ? this.game.turn.who : null;
    return html`<p role="status">
      ${this.game && who !== null ? start.idleRunning(crewName(words, this.game.crew, who)) : start.idle}
    </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-idle': FpIdle;
  }
}
