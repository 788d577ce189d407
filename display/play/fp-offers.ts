import type { SVGTemplateResult, TemplateResult } from 'lit';
import { html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Action, GameView, Offer, Space } from '../../server/web/wire.js';
import type { Box } from '../board/geometry.js';
import type { BoardPlace } from '../board/places.js';
import { isEdge } from '../board/places.js';
import { pawnsOf } from '../crew.js';
import { FpElement } from '../fp-element.js';
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
import { edgeName, placeName, roleName, tellAction, whoName } from '../words/index.js';
import { diceStyles, diePair } from './dice.js';
import { edgePicture } from './edgePicture.js';
import { vehicle } from './instructionPicture.js';
import { offersStyles } from './offersStyles.js';
import { besides } from './popover.js';

/** What is said of these is what they cost, which nobody counts at a table that plays first. */
const TOLD_IN_AP: ReadonlySet<Action['do']> = new Set(['move', 'pickUp']);

/** What was tapped, and what it may mean. */
export interface Chosen {
  readonly place: BoardPlace | null;
  readonly offers: readonly Offer[];
  /** Where it is on the screen; null opens a sheet. */
  readonly box: Box | null;
  /** Who stands there and can be commanded instead. */
  readonly command: string | null;
}

/** What can be done at one place, cheapest first: beside it where there is room, else a sheet at the foot of the screen. */
@customElement('fp-offers')
export class FpOffers extends FpElement {
  static override styles = [shared, diceStyles, offersStyles];

  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) naming!: Naming;
  @property({ attribute: false }) chosen!: Chosen;

  override render() {
    const { naming } = this;
    const { place, offers, box } = this.chosen;
    const roles = offers.filter(({ action }) => action.do === 'crewChange');
    const areRoles = roles.length === offers.length;
    const listed = areRoles ? roles : offers.filter(offer => !roles.includes(offer));
    const isGrouped = listed.length < offers.length;
    const isLong = listed.length + Number(isGrouped) > 5;
    return html`<div class=${box && !areRoles ? 'pop' : 'sheet'} role="dialog" aria-modal="false" aria-label=${naming.words.play.choose}>
      <header>
        ${place && !areRoles && !isEdge(place) && !place.includes(' ') ? diePair(naming, place) : ''}
        <h2>${areRoles ? naming.words.play.crewChange : this.heading()}</h2>
        ${areRoles ? this.price(roles[0]!) : ''}
        <button class="icon" aria-label=${naming.words.common.close} @click=${() => this.close()}>${icon('close')}</button>
      </header>
      <ul class=${areRoles ? 'many roles' : isLong ? 'many' : ''}>
        ${listed.map(offer => this.row(offer))} ${isGrouped ? this.group(roles) : ''} ${this.commandEntry()}
      </ul>
    </div>`;
  }

  protected override updated(): void {
    const box = this.renderRoot.querySelector<HTMLElement>('[role=dialog]')!;
    box.style.transform = '';
    if (box.matches('.pop') && this.chosen.box) {
      const { width, height } = box.getBoundingClientRect();
      const room = this.getBoundingClientRect();
      const spot = besides(this.chosen.box, { width, height }, room);
      box.style.transform = `translate(${spot.x - room.x}px, ${spot.y - room.y}px)`;
    }
    this.renderRoot
      .querySelector<HTMLButtonElement>('li button')
      ?.focus({ focusVisible: false, preventScroll: true } as FocusOptions);
  }

  private heading(): string {
    const { naming } = this;
    const { place } = this.chosen;
    if (place === null) return naming.words.play.choose;
    return isEdge(place) ? edgeName(naming, place) : placeName(naming, place.split(' ')[0] ?? place);
  }

  private row(offer: Offer) {
    const { action } = offer;
    const { naming } = this;
    const { name: full, help: usual } = tellAction(naming, this.game.table, action);
    const help = offer.catchesAgain ? naming.words.actions.catchesAgain : usual;
    // They stand under what is done: their names say enough.
    const name = action.do === 'crewChange' ? roleName(naming.words, action.to) : full;
    const isCounted = this.game.setup.rules.mode !== 'tableFirst';
    const isTold = isCounted || !TOLD_IN_AP.has(action.do);
    return this.entry(offer, name, isTold ? help : '', () => this.take(offer));
  }

  /** One entry for all the specialists one can become: each is told in the list it opens. */
  private group(roles: readonly Offer[]) {
    return this.entry(roles[0]!, this.naming.words.play.crewChange, '', () =>
      this.dispatchEvent(new CustomEvent('fp-many', { detail: roles, bubbles: true, composed: true })),
    );
  }

  /** A captain can go where somebody stands, or send that one on. */
  private commandEntry() {
    const { naming, game } = this;
    const { command: who } = this.chosen;
    if (who === null) return '';
    const choose = () =>
      this.dispatchEvent(new CustomEvent('fp-commanding', { detail: who, bubbles: true, composed: true }));
    const pawn = firefighter(pawnsOf(game.crew)(who));
    return this.line(pawn, html`<b>${naming.words.play.commandOne(whoName(naming, who))}</b>`, '', choose);
  }

  private entry(offer: Offer, name: string, help: string, choose: () => void) {
    const words = html`<b>${name}</b>${help ? html`<small>${help}</small>` : ''}`;
    return this.line(this.drawn(offer.action), words, this.price(offer), choose);
  }

  private line(drawn: SVGTemplateResult, words: TemplateResult, price: TemplateResult | '', choose: () => void) {
    return html`<li>
      <button class="choice" @click=${choose}>
        <span class="picture">${picture(drawn)}</span>
        <span class="name">${words}</span>
        ${price}
      </button>
    </li>`;
  }

  private price({ ap }: Offer) {
    return ap > 0 ? html`<span class="ap"><b>${ap}</b> ${this.naming.words.actions.ap}</span>` : '';
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
}

declare global {
  interface HTMLElementEventMap {
    'fp-close': CustomEvent<null>;
  }
  interface HTMLElementTagNameMap {
    'fp-offers': FpOffers;
  }
}
