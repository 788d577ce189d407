import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { go, sendCommand } from './events.js';
import { FpElement } from './fp-element.js';
import { icon } from './icons.js';
import { shared } from './styles.js';
import { Speaking } from './words/language.js';

/** In place of a screen that could not be drawn: what happened, and every way out. It needs nothing of the view to be drawn itself. */
@customElement('fp-trouble')
export class FpTrouble extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        height: 100%;
        overflow: auto;
        background: var(--ground);
      }
      main {
        display: grid;
        gap: calc(2 * var(--gap));
        justify-items: start;
        max-width: 36em;
        margin: auto;
        padding: calc(1.5 * var(--pad));
      }
      h1 {
        font-size: calc(0.8 * var(--type-prompt));
        font-weight: 750;
        line-height: 1.1;
      }
      p {
        color: var(--ink-2);
        font-size: var(--type-turn);
      }
      .what {
        font-size: var(--type-small);
        overflow-wrap: anywhere;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: calc(1.5 * var(--gap));
      }
      nav button {
        display: flex;
        align-items: center;
        gap: var(--gap);
        min-height: max(48px, var(--bar));
        font-size: var(--type-verb);
      }
      .line {
        width: 1.2em;
      }
    `,
  ];

  @property({ attribute: false }) error: unknown = null;
  /** A step can be taken back, and with it perhaps what cannot be drawn. */
  @property({ type: Boolean }) undoable = false;
  private readonly speaking = new Speaking(this);

  override render() {
    const { trouble, common } = this.speaking.words;
    return html`<main role="alert">
      <h1>${trouble.title}</h1>
      <p>${this.undoable ? trouble.saysUndo : trouble.says}</p>
      <nav>
        ${
          this.undoable
            ? html`<button class="primary" id="undo" @click=${() => sendCommand(this, { do: 'undo' })}>
                ${icon('undo')}${common.undo}
              </button>`
            : nothing
        }
        <button class="choice" id="start" @click=${() => go(this, 'start')}>${icon('house')}${trouble.start}</button>
        <button class="choice" id="again" @click=${() => location.reload()}>${icon('turn')}${trouble.again}</button>
      </nav>
      <p class="what">${trouble.what(this.error instanceof Error ? this.error.message : String(this.error))}</p>
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-trouble': FpTrouble;
  }
}
