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
      :host {
        position: absolute;
        right: calc(668 * var(--u));
        bottom: calc(2 * var(--gap));
        left: calc(2 * var(--gap));
        z-index: 3;
        display: grid;
        justify-items: center;
      }
      section {
        display: flex;
        align-items: center;
        gap: calc(1.5 * var(--gap));
        padding: var(--gap) calc(2 * var(--gap));
        border: max(2px, 3 * var(--u)) solid var(--alert);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: 0 8px 40px var(--shade);
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
      @media (orientation: landscape) and (max-height: 599px) {
        :host {
          right: calc(max(290px, 37.5%) + var(--gap));
          bottom: var(--gap);
          left: var(--gap);
        }
      }
      /* Upright nothing can be covered: the plan moves down a little for it. */
      @media (orientation: portrait) {
        :host {
          position: static;
          grid-area: loose;
          padding: 0 var(--gap);
        }
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
