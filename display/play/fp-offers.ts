import type { SVGTemplateResult } from 'lit';
import { css, html, LitElement, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Action, GameView, Offer, Space } from '../../server/web/wire.js';
import type { Box } from '../board/geometry.js';
import type { BoardPlace } from '../board/places.js';
import { isEdge } from '../board/places.js';
import { pawnsOf } from '../crew.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { damage } from '../tokens/damage.js';
import { at, picture } from '../tokens/draw.js';
import { fire } from '../tokens/fire.js';
import { firefighter } from '../tokens/firefighter.js';
import { hazmat } from '../tokens/hazmat.js';
import { heal } from '../tokens/heal.js';
import { poi } from '../tokens/poi.js';
import { removed } from '../tokens/removed.js';
import { smoke } from '../tokens/smoke.js';
import { treated } from '../tokens/treated.js';
import { victim } from '../tokens/victim.js';
import type { Naming } from '../words/index.js';
import { edgeName, placeName, tellAction } from '../words/index.js';
import { diceStyles, diePair } from './dice.js';
import { edgePicture } from './edgePicture.js';
import { vehicle } from './instructionPicture.js';
import { besides } from './popover.js';

/** What is said of these is what they cost, which nobody counts at a table that plays first. */
const TOLD_IN_AP: ReadonlySet<Action['do']> = new Set(['move', 'pickUp']);

/** What can be done at one place, cheapest first: beside it where there is room, else a sheet at the foot of the screen. */
@customElement('fp-offers')
export class FpOffers extends LitElement {
  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) naming!: Naming;
  @property({ attribute: false }) offers: readonly Offer[] = [];
  @property({ attribute: false }) place: BoardPlace | null = null;
  /** What was tapped, on the screen; null opens a sheet. */
  @property({ attribute: false }) anchor: Box | null = null;

  override render() {
    const { naming, place } = this;
    return html`<div class=${this.anchor ? 'pop' : 'sheet'} role="dialog" aria-modal="false" aria-label=${naming.words.play.choose}>
      <header>
        ${place && !isEdge(place) && !place.includes(' ') ? diePair(naming, place) : ''}
        <h2>${this.heading()}</h2>
        <button class="icon" aria-label=${naming.words.common.close} @click=${() => this.close()}>${icon('close')}</button>
      </header>
      <ul class=${this.offers.length > 5 ? 'two' : ''}>
        ${this.offers.map(offer => this.row(offer))}
      </ul>
    </div>`;
  }

  protected override updated(): void {
    const box = this.renderRoot.querySelector<HTMLElement>('.pop');
    if (box && this.anchor) {
      const { width, height } = box.getBoundingClientRect();
      const room = this.getBoundingClientRect();
      const spot = besides(this.anchor, { width, height }, room);
      box.style.transform = `translate(${spot.x - room.x}px, ${spot.y - room.y}px)`;
    }
    this.renderRoot.querySelector<HTMLButtonElement>('li button')?.focus({ focusVisible: false } as FocusOptions);
  }

  private heading(): string {
    const { naming, place } = this;
    if (place === null) return naming.words.play.choose;
    return isEdge(place) ? edgeName(naming, place) : placeName(naming, place.split(' ')[0] ?? place);
  }

  private row(offer: Offer) {
    const { name, help } = tellAction(this.naming, this.game.table, offer.action);
    const isCounted = this.game.setup.rules.mode !== 'tableFirst';
    const isTold = help !== '' && (isCounted || !TOLD_IN_AP.has(offer.action.do));
    return html`<li>
      <button class="choice" @click=${() => this.take(offer)}>
        <span class="picture">${picture(this.drawn(offer.action))}</span>
        <span class="name"><b>${name}</b>${isTold ? html`<small>${help}</small>` : ''}</span>
        ${offer.ap > 0 ? html`<span class="ap"><b>${offer.ap}</b> ${this.naming.words.actions.ap}</span>` : ''}
      </button>
    </li>`;
  }

  private drawn(action: Action): SVGTemplateResult {
    const pawn = (who: string | null) => firefighter(pawnsOf(this.game.crew)(who ?? ''));
    switch (action.do) {
      case 'extinguish':
        return action.to === 'smoke' ? smoke() : this.taken(action.at);
      case 'door':
        return edgePicture('up', 'door', this.game.table.doors?.[action.edge] === 'open' ? 'closed' : 'open');
      case 'chop':
        return damage();
      case 'repair':
        return edgePicture('up', 'damage', 'take');
      case 'drive':
        return vehicle(action.vehicle);
      case 'deckGun':
        return vehicle('engine');
      case 'treat':
        return heal();
      case 'identify':
        return poi();
      case 'dispose':
        return hazmat();
      case 'pickUp':
      case 'putDown':
      case 'carry':
        return { victim, treated, hazmat }[action.what]();
      case 'command':
        return pawn(action.who);
      default:
        return pawn(this.game.turn.who);
    }
  }

  private taken(space: Space): SVGTemplateResult {
    const disc = this.game.table.smoke?.includes(space) ? smoke() : fire();
    return svg`<g opacity=".55">${disc}</g>${at(0, 0, 80, removed())}`;
  }

  private take(offer: Offer): void {
    this.dispatchEvent(new CustomEvent('fp-take', { detail: offer, bubbles: true, composed: true }));
  }

  private close(): void {
    this.dispatchEvent(new CustomEvent('fp-close', { bubbles: true, composed: true }));
  }

  static override styles = [
    shared,
    diceStyles,
    css`
      :host {
        position: absolute;
        inset: 0;
        z-index: 3;
        pointer-events: none;
      }
      .pop,
      .sheet {
        position: absolute;
        padding: calc(1.2 * var(--gap));
        border: max(2px, 3 * var(--u)) solid var(--signal);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: 0 12px 48px var(--shade);
        pointer-events: auto;
      }
      .pop {
        top: 0;
        left: 0;
        width: max-content;
        max-width: min(100%, calc(620 * var(--u)));
        min-width: calc(400 * var(--u));
      }
      .sheet {
        right: var(--gap);
        bottom: var(--gap);
        left: var(--gap);
      }
      @media (orientation: landscape) and (max-height: 599px) {
        .sheet {
          top: 62px;
          right: 4px;
          bottom: 4px;
          left: auto;
          width: 37.5%;
          min-width: 290px;
        }
      }
      header {
        display: flex;
        align-items: center;
        gap: calc(1.5 * var(--gap));
        padding-inline-start: var(--gap);
      }
      h2 {
        flex: 1;
        color: var(--ink-2);
        font-size: var(--type-place);
        font-weight: 600;
      }
      h2::first-letter {
        text-transform: uppercase;
      }
      ul {
        display: grid;
        gap: var(--gap);
      }
      .two {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .choice {
        display: flex;
        align-items: center;
        gap: calc(1.6 * var(--gap));
        width: 100%;
        min-height: max(52px, 0.8 * var(--bar));
        line-height: 1.1;
      }
      li:first-child .choice {
        border-color: var(--signal);
      }
      .picture svg {
        width: var(--icon);
        height: var(--icon);
      }
      .name {
        flex: 1;
      }
      .name b {
        display: block;
        font-size: calc(0.86 * var(--type-verb));
        font-weight: 700;
      }
      small {
        color: var(--ink-2);
        font-size: var(--type-small);
      }
      .ap {
        flex: none;
        color: var(--ink-2);
        font-size: var(--type-small);
        text-align: center;
      }
      .ap b {
        display: block;
        color: var(--ink);
        font-size: var(--type-verb);
        font-weight: 750;
        line-height: 1;
      }
      /* Many things with a line each, such as specialists, take what a small screen has. */
      @media (orientation: landscape) and (max-height: 599px) {
        .sheet:has(.two) {
          top: 4px;
          left: 4px;
          width: auto;
        }
        .two .choice {
          padding: 4px 10px;
        }
        .two .picture {
          display: none;
        }
      }
      @media (orientation: portrait) and (max-width: 599px) {
        .two {
          grid-template-columns: minmax(0, 1fr);
          gap: 4px;
        }
        .two .choice {
          padding: 2px 10px;
        }
        .two .picture {
          display: none;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementEventMap {
    'fp-close': CustomEvent<null>;
  }
  interface HTMLElementTagNameMap {
    'fp-offers': FpOffers;
  }
}
