import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { LooseRoll } from '../../server/web/wire.js';
import { sendCommand } from '../events.js';
import { FpElement } from '../fp-element.js';
import { shared } from '../styles.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { picture } from '../tokens/draw.js';
import { Speaking } from '../words/index.js';

/** A roll that nothing was waiting for: shown, never used or thrown away by itself. */
@customElement('fp-loose-roll')
export class FpLooseRoll extends FpElement {
  @property({ attribute: false }) loose!: LooseRoll;
  private readonly speaking = new Speaking(this);

  override render() {
    const { id, roll, why, isUsable, endsTurn } = this.loose;
    const { loose } = this.speaking.words.link;
    return html`<section role="alert">
      ${roll.red === null ? '' : picture(dieRed(roll.red))} ${roll.black === null ? '' : picture(dieBlack(roll.black))}
      <p>${loose[why]}</p>
      ${isUsable ? html`<button class="choice" @click=${() => sendCommand(this, { do: 'useRoll', roll: id })}>${endsTurn ? loose.endAndUse : loose.use}</button>` : ''}
      <button @click=${() => sendCommand(this, { do: 'dismissRoll', roll: id })}>${loose.dismiss}</button>
    </section>`;
  }

  static override styles = [
    shared,
    css`
      /* Nothing is covered: the plan gives way to it. */
      :host {
        z-index: 3;
        grid-area: loose;
        display: grid;
        justify-items: center;
        padding: 0 var(--gap) var(--gap);
      }
      section {
        display: flex;
        align-items: center;
        gap: calc(1.5 * var(--gap));
        padding: var(--gap) calc(2 * var(--gap));
        border: max(2px, 3 * var(--u)) solid var(--alert);
        border-radius: var(--radius);
        background: var(--panel);
        font-size: var(--type-place);
      }
      svg {
        flex: none;
        width: calc(1.5 * var(--die));
        height: calc(1.5 * var(--die));
      }
      button {
        font-weight: 650;
      }
      @media (orientation: portrait) and (max-width: 599px), (orientation: landscape) and (max-height: 599px) {
        section {
          flex-wrap: wrap;
          width: 100%;
          padding: 8px;
        }
        /* The dice and why in one row, what to do with them in the next. */
        p {
          flex: 1 0 70%;
        }
        svg {
          width: 30px;
          height: 30px;
        }
        button {
          flex: 1 0 auto;
          padding: 0 8px;
          text-align: center;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-loose-roll': FpLooseRoll;
  }
}
