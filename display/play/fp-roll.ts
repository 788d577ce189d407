import { css, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Die, Roll, TowerView } from '../../server/web/wire.js';
import { fire } from '../events.js';
import { FpElement } from '../fp-element.js';
import { shared } from '../styles.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { tower } from '../tokens/tower.js';
import { type DiceWay, Speaking, tellCounting, tellOddLine, tellTower, tellTroubleBeside } from '../words/index.js';

/** A tower takes rolls in these states; in any other, what to do instead comes first. */
const TAKES_ROLLS: ReadonlySet<string> = new Set(['linked', 'damaged', 'notStored']);
/** Dice are dropped into such a tower; one that says nothing of itself is taken for one. */
const IS_DROPPED_IN: ReadonlySet<DiceWay> = new Set(['die', 'tower']);

/** Dice are wanted: which ones, how, which are there already, and whether anybody is listening. */
@customElement('fp-roll')
export class FpRoll extends FpElement {
  /** Those that are still wanted. */
  @property({ attribute: false }) dice: readonly Die[] = ['red', 'black'];
  /** Faces of this roll that are there already. */
  @property({ attribute: false }) known: Roll | null = null;
  @property({ attribute: false }) way: DiceWay = 'tower';
  @property({ attribute: false }) tower!: TowerView;
  @property() help = '';
  private readonly speaking = new Speaking(this);

  override render() {
    const { words } = this.speaking;
    const isOfTower = this.way !== 'rolled' && this.way !== 'tapped';
    const isListening = isOfTower && TAKES_ROLLS.has(this.tower.state);
    const { says } = tellTower(words, this.tower);
    return html`
      <div class="words">
        ${this.alreadyKnown()}
        <p class=${this.known ? 'then' : 'help'}>${isOfTower && !isListening ? says : this.help}</p>
        ${isListening ? this.listening(says) : this.beside(tellOddLine(words, this.tower) || tellTroubleBeside(words, this.tower))}
        ${
          this.way === 'rolled'
            ? html`<button class="choice" @click=${() => fire(this, 'fp-tap-dice', null)}>${words.play.tapDice}</button>`
            : ''
        }
      </div>
      <svg viewBox="-112 -300 224 446" aria-hidden="true">${isListening ? this.atTower() : this.lying()}</svg>
    `;
  }

  /** What is being counted in matters more than that the tower is there. */
  private listening(says: string) {
    const { counting, state, tray } = this.tower;
    if (counting) return html`<p class="state count" role="status">${tellCounting(this.speaking.words, counting)}</p>`;
    const isReady = state === 'linked' && tray === 'still';
    return html`<p class=${isReady ? 'state ready' : 'state away'}><i aria-hidden="true"></i>${says}</p>`;
  }

  private beside(says: string) {
    return says ? html`<p class="state beside">${says}</p>` : '';
  }

  private alreadyKnown() {
    const { known } = this.speaking.words.questions;
    const { red = null, black = null } = this.known ?? {};
    if (red !== null) return html`<p class="help" role="status">${known.red(red)}</p>`;
    return black === null ? '' : html`<p class="help" role="status">${known.black(black)}</p>`;
  }

  private atTower() {
    if (IS_DROPPED_IN.has(this.way)) return this.dropping();
    return this.way === 'rng' ? tower() : this.lying();
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
      .then {
        margin-top: calc(1.5 * var(--gap));
        font-size: var(--type-verb);
      }
      .count {
        color: var(--ink);
        font-weight: 650;
      }
      .beside {
        font-size: var(--type-small);
        overflow-wrap: anywhere;
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
