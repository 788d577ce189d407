import type { PropertyValues } from 'lit';
import { css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Die, Roll } from '../../server/web/wire.js';
import { fire } from '../events.js';
import { FpElement } from '../fp-element.js';
import { shared } from '../styles.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { picture } from '../tokens/draw.js';
import { Speaking } from '../words/index.js';

const FACES = { red: 6, black: 8 } as const;
const DRAWN = { red: dieRed, black: dieBlack } as const;

declare global {
  interface HTMLElementEventMap {
    'fp-roll': CustomEvent<Roll>;
  }
}

const facesOf = (roll: Roll | null): Partial<Record<Die, number>> => ({
  ...(roll?.red ? { red: roll.red } : {}),
  ...(roll?.black ? { black: roll.black } : {}),
});

/** Dice rolled by hand: tap what each shows. The last one tapped tells the roll (`fp-roll`). */
@customElement('fp-dice-pad')
export class FpDicePad extends FpElement {
  @property({ attribute: false }) dice: readonly Die[] = ['red', 'black'];
  /** A new question empties the pad. */
  @property({ attribute: false }) step = 0;
  /** Faces that are known already: those the tower has read, or those of an earlier roll that is set right. */
  @property({ attribute: false }) known: Roll | null = null;
  @state() private tapped: Partial<Record<Die, number>> = {};
  private readonly speaking = new Speaking(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('step') || changed.has('known')) this.tapped = facesOf(this.known);
  }

  /** From the keyboard: the first digit is the first die that is still missing. */
  type(face: number): void {
    const die = this.dice.find(one => this.tapped[one] === undefined);
    if (die && face <= FACES[die]) this.tap(die, face);
  }

  override render() {
    const { redDie, blackDie } = this.speaking.words.play;
    return html`${this.dice.map(
      die => html`<div class=${`row ${die}`} role="group" aria-label=${die === 'red' ? redDie : blackDie}>
        ${Array.from({ length: FACES[die] }, (_, i) => this.face(die, i + 1))}
      </div>`,
    )}`;
  }

  private face(die: Die, face: number) {
    const { play } = this.speaking.words;
    const isTapped = this.tapped[die] === face;
    const isOther = this.tapped[die] !== undefined && !isTapped;
    return html`<button
      class=${isOther ? 'other' : ''}
      aria-pressed=${isTapped ? 'true' : 'false'}
      aria-label=${play.face(die === 'red' ? play.redDie : play.blackDie, face)}
      @click=${() => this.tap(die, face)}
    >
      ${picture(DRAWN[die](face))}
    </button>`;
  }

  private tap(die: Die, face: number): void {
    this.tapped = { ...this.tapped, [die]: face };
    if (this.dice.some(one => this.tapped[one] === undefined)) return;
    const { red = null, black = null } = this.tapped;
    fire(this, 'fp-roll', { red, black });
  }

  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: calc(3 * var(--gap));
        align-content: safe center;
        min-height: 0;
      }
      .row {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: var(--gap);
      }
      .row.red {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      button {
        display: grid;
        place-items: center;
        min-width: 0;
        padding: var(--gap);
        border-color: transparent;
        background: var(--raised);
      }
      button[aria-pressed='true'] {
        border-color: var(--signal);
        border-width: max(3px, 4 * var(--u));
      }
      .other {
        opacity: 0.45;
      }
      svg {
        width: 100%;
        max-width: calc(84 * var(--u));
        max-height: calc(84 * var(--u));
      }
      @media (orientation: portrait) {
        svg {
          max-width: calc(58 * var(--u));
          max-height: calc(58 * var(--u));
        }
      }
      /* Upright there is more room beside than below. */
      @media (orientation: portrait) and (min-width: 600px) {
        :host {
          gap: var(--gap);
        }
        .row.black {
          grid-template-columns: repeat(8, minmax(0, 1fr));
        }
        .row.red {
          grid-template-columns: repeat(6, minmax(0, 1fr));
        }
        button {
          min-height: 56px;
          padding: calc(0.25 * var(--gap));
        }
        svg {
          max-width: calc(48 * var(--u));
          max-height: calc(48 * var(--u));
        }
      }
      /* A low phone: one row less. */
      @media (orientation: portrait) and (max-width: 599px) and (max-height: 599px) {
        :host,
        .row {
          gap: 4px;
        }
        .row.red {
          grid-template-columns: repeat(6, minmax(0, 1fr));
        }
        button {
          padding: 3px;
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        :host {
          gap: calc(1.5 * var(--gap));
        }
        button {
          padding: 2px;
        }
        svg {
          max-width: 40px;
          max-height: 40px;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-dice-pad': FpDicePad;
  }
}
