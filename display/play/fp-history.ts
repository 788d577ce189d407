import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameView } from '../../server/web/wire.js';
import { sendCommand } from '../events.js';
import '../fp-hold-button.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import type { Naming } from '../words/index.js';
import { tellStep } from '../words/index.js';
import './fp-pages.js';

/** Everything played so far; holding a step goes back to just before it. */
@customElement('fp-history')
export class FpHistory extends LitElement {
  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) naming!: Naming;

  override render() {
    const { words } = this.naming;
    return html`<section role="dialog" aria-label=${words.play.historyTitle}>
      <header>
        <h2>${words.play.historyTitle}</h2>
        <button class="icon" aria-label=${words.common.close} @click=${() => this.close()}>${icon('close')}</button>
      </header>
      <p>${words.play.historyHint}</p>
      <fp-pages
        newest
        .rows=${this.game.history.map(
          entry => html`<fp-hold-button @fp-held=${() => this.goBefore(entry.step)}
            >${words.play.turnGroup(entry.turn)} · ${tellStep(this.naming, entry)}</fp-hold-button
          >`,
        )}
      ></fp-pages>
    </section>`;
  }

  private goBefore(step: number): void {
    sendCommand(this, { do: 'goToStep', step: step - 1 });
    this.close();
  }

  private close(): void {
    this.dispatchEvent(new CustomEvent('fp-close', { bubbles: true, composed: true }));
  }

  static override styles = [
    shared,
    css`
      :host {
        position: absolute;
        inset: 0;
        z-index: 4;
        display: grid;
        padding: var(--pad);
        background: var(--panel);
      }
      section {
        display: flex;
        flex-direction: column;
        gap: var(--gap);
        min-height: 0;
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
      }
      h2 {
        font-size: calc(0.62 * var(--type-prompt));
        font-weight: 750;
      }
      p {
        color: var(--ink-2);
        font-size: var(--type-place);
      }
      fp-pages {
        flex: 1;
        min-height: 0;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-history': FpHistory;
  }
}
