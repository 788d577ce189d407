import { css, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { DiceSource, Die, TowerView } from '../../server/web/wire.js';
import { fire } from '../events.js';
import { FpElement } from '../fp-element.js';
import { shared } from '../styles.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { tower } from '../tokens/tower.js';
import { Speaking, tellTower } from '../words/index.js';

/** Dice can be dropped into a tower that is in one of these states; in any other, what to do instead comes first. */
const READS_DICE: ReadonlySet<string> = new Set(['linked', 'damaged', 'notStored']);

/** Dice are wanted: which ones, where to drop them, and whether anybody is listening. */
@customElement('fp-roll')
export class FpRoll extends FpElement {
  @property({ attribute: false }) dice: readonly Die[] = ['red', 'black'];
  @property({ attribute: false }) source: DiceSource = 'tower';
  @property({ attribute: false }) tower!: TowerView;
  @property() help = '';
  private readonly speaking = new Speaking(this);

  override render() {
    const isReady = this.tower.state === 'linked' && this.tower.tray === 'still';
    const isTower = this.source === 'tower' && READS_DICE.has(this.tower.state);
    const { says } = tellTower(this.speaking.words, this.tower);
    return html`
      <div class="words">
        <p class="help">${this.source === 'tower' && !isTower ? says : this.help}</p>
        ${isTower ? html`<p class=${isReady ? 'state ready' : 'state away'}><i aria-hidden="true"></i>${says}</p>` : ''}
        ${
          this.source === 'rolled'
            ? html`<button class="choice" @click=${() => fire(this, 'fp-tap-dice', null)}>${this.speaking.words.play.tapDice}</button>`
            : ''
        }
      </div>
      <svg viewBox="-112 -300 224 446" aria-hidden="true">${isTower ? this.dropping() : this.lying()}</svg>
    `;
  }

  private dropping() {
    const [left, right] = this.dice.length > 1 ? [-58, 54] : [0, 0];
    return svg`${tower()}
      <g class="falling">
        ${this.dice.includes('red') ? svg`<g transform=${`translate(${left} -246) rotate(-12) scale(.9)`}>${dieRed(5)}</g>` : ''}
        ${this.dice.includes('black') ? svg`<g transform=${`translate(${right} -246) rotate(10) scale(1)`}>${dieBlack(8)}</g>` : ''}
      </g>`;
  }

  private lying() {
    return svg`
      ${this.dice.includes('red') ? svg`<g transform="translate(-20 -160) rotate(-12) scale(1.5)">${dieRed(5)}</g>` : ''}
      ${this.dice.includes('black') ? svg`<g transform="translate(24 20) rotate(10) scale(1.7)">${dieBlack(8)}</g>` : ''}`;
  }

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        gap: calc(3 * var(--gap));
        min-height: 0;
      }
      .words {
        flex: 1;
        align-self: center;
      }
      .help {
        font-size: calc(1.3 * var(--type-verb));
        font-weight: 650;
      }
      .choice {
        margin-top: calc(2.5 * var(--gap));
        font-size: var(--type-verb);
      }
      .state {
        display: flex;
        align-items: baseline;
        gap: calc(1.6 * var(--gap));
        margin-top: calc(2.5 * var(--gap));
        color: var(--ink-2);
        font-size: var(--type-verb);
        text-wrap: balance;
      }
      i {
        flex: none;
        width: 0.6em;
        height: 0.6em;
        border-radius: 50%;
        background: var(--good);
        box-shadow: 0 0 0 0.28em color-mix(in srgb, var(--good) 28%, transparent);
      }
      .away {
        color: var(--alert);
      }
      .away i {
        border-radius: 0;
        background: var(--alert);
        box-shadow: none;
        transform: rotate(45deg);
      }
      svg {
        flex: none;
        width: calc(300 * var(--u));
        max-height: 100%;
      }
      /* Beside the words, as tall as the prompt and the words together. */
      @media (orientation: landscape) and (min-height: 600px) {
        .words {
          max-width: calc(660 * var(--u));
        }
        svg {
          position: absolute;
          top: calc(150 * var(--u));
          right: var(--pad);
          height: calc(720 * var(--u));
          max-height: none;
        }
      }
      .falling {
        animation: fall 3s var(--ease) 10;
      }
      @keyframes fall {
        50% {
          transform: translateY(6px);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .falling {
          animation: none;
        }
      }
      :host([still]) .falling {
        animation: none;
      }
      @media (orientation: landscape) and (max-height: 599px) {
        svg {
          width: 84px;
        }
        .help {
          font-size: 22px;
        }
        .state {
          margin-top: 10px;
          font-size: min(var(--type-verb), 21px);
        }
      }
      @media (orientation: portrait) {
        svg {
          width: calc(170 * var(--u));
        }
      }
      @media (orientation: portrait) and (max-width: 599px) {
        .help {
          font-size: min(1.3 * var(--type-verb), 28px);
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-roll': FpRoll;
  }
}
