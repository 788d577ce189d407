import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { FirefighterState, GameView, Offer } from '../../server/web/wire.js';
import { pawnsOf, stateOf } from '../crew.js';
import { FpElement } from '../fp-element.js';
import { known } from '../known.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import { firefighter } from '../tokens/firefighter.js';
import { hazmat } from '../tokens/hazmat.js';
import { treated } from '../tokens/treated.js';
import { victim } from '../tokens/victim.js';
import type { Naming } from '../words/index.js';
import { deedName, placeName, roleName, tellAction, toldInLine, whoName } from '../words/index.js';
import './fp-instructions.js';
import { lowTurnStyles } from './lowTurnStyles.js';
import { openInstructions } from './mode.js';
import { isTaking, isWalk } from './offersByPlace.js';
import { turnStyles } from './turnStyles.js';

declare global {
  interface HTMLElementEventMap {
    /** An offer was chosen. */
    'fp-take': CustomEvent<Offer>;
    /** The captain turns to somebody, or back to itself. */
    'fp-commanding': CustomEvent<string | null>;
    /** Several offers want to be chosen from. */
    'fp-many': CustomEvent<readonly Offer[]>;
  }
}

/** A turn under way: what is left to spend, what can be done where one stands, and the crew. */
@customElement('fp-turn')
export class FpTurn extends FpElement {
  static override styles = [shared, turnStyles, lowTurnStyles];

  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) naming!: Naming;
  @property({ attribute: false }) here: readonly Offer[] = [];
  @property({ attribute: false }) commands: ReadonlyMap<string, readonly Offer[]> = new Map();
  @property({ attribute: false }) commanding: string | null = null;

  override render() {
    const { game, naming } = this;
    const who = game.turn.who;
    const acting = stateOf(game.table, who);
    const open = openInstructions(game);
    return html`
      <div class="top">
        ${acting?.ap === undefined || game.setup.rules.mode === 'tableFirst' ? '' : this.purse(acting)} ${this.commandLine()}
      </div>
      ${this.doableHere()}
      ${
        open.length > 0
          ? html`<section class=${open.length > 1 ? 'table several' : 'table'}>
              <h2>${naming.words.play.onTheTable}</h2>
              <p>${naming.words.play.onTheTable}: ${toldInLine(naming, open).join(', ')}</p>
              <fp-instructions brief .game=${game} .naming=${naming}></fp-instructions>
            </section>`
          : this.soFar()
      }
      ${this.crew()}
      ${game.offers.some(isWalk) ? html`<p class="legend" aria-hidden="true"><i>2</i>${naming.words.play.apToGo}</p>` : ''}
    `;
  }

  private purse({ ap = 0, saved = 0, freeAp = 0, role }: FirefighterState) {
    const { play } = this.naming.words;
    const freeFor = known(this.naming.specialists, role)?.freeFor;
    const coins = (kind: string, count: number) =>
      Array.from({ length: Math.min(count, 8) }, () => html`<i class=${kind}></i>`);
    return html`<div class="purse">
      <b>${ap}${saved > 0 ? html`<i>+${saved}</i>` : ''}</b> <span>${play.apLeft}</span>
      <span class="coins" aria-hidden="true">${coins('turn', ap)}${coins('free', freeAp)}${coins('saved', saved)}</span>
      ${
        freeAp + saved > 0
          ? html`<span class="more">
              ${freeFor && freeAp > 0 ? html`<span>${play.extra[freeFor](freeAp)}</span>` : ''}
              ${saved > 0 ? html`<span>${play.saved(saved)}</span>` : ''}
            </span>`
          : ''
      }
    </div>`;
  }

  private commandLine() {
    const { naming, commanding } = this;
    if (this.commands.size === 0) return '';
    // In the order of the seats, so that nobody's button moves while somebody is sent on step by step.
    const commanded = this.game.crew.map(({ id }) => id).filter(id => this.commands.has(id));
    const { play } = naming.words;
    const pawnOf = pawnsOf(this.game.crew);
    return html`<section class="commands" role="group" aria-label=${play.commandWhom}>
      <span>${commanding === null ? play.commandWhom : play.commanding(whoName(naming, commanding))}</span>
      ${commanded.map(
        who => html`<button
          class="choice"
          aria-label=${play.command(whoName(naming, who))}
          aria-pressed=${commanding === who ? 'true' : 'false'}
          @click=${() => this.fire('fp-commanding', commanding === who ? null : who)}
        >
          ${picture(firefighter(pawnOf(who)))}
        </button>`,
      )}
    </section>`;
  }

  private doableHere() {
    const { naming } = this;
    const roles = this.here.filter(offer => offer.action.do === 'crewChange');
    const others = this.here.filter(offer => offer.action.do !== 'crewChange');
    if (this.here.length === 0) return '';
    const { play, actions } = naming.words;
    return html`<section class="here" role="group" aria-label=${play.here}>
      ${others.map(
        offer => html`<button class=${isTaking(offer) ? 'choice taking' : 'choice'} @click=${() => this.fire('fp-take', offer)}>
          ${this.pictureOf(offer)}${this.nameOf(offer)}
          ${offer.ap > 0 ? html`<span class="ap">${offer.ap} ${actions.ap}</span>` : ''}
        </button>`,
      )}
      ${
        roles.length > 0
          ? html`<button class="choice roles" @click=${() => this.fire('fp-many', roles)}>
              <span>${play.crewChange}</span>${roles[0]?.ap ? html`<span class="ap">${roles[0].ap} ${actions.ap}</span>` : ''}
            </button>`
          : ''
      }
      <button class="choice rest" @click=${() => this.fire('fp-many', this.here)}>${play.moreActions}</button>
    </section>`;
  }

  /** Whoever has found somebody must not overlook that they can be taken along, and what that costs. */
  private nameOf({ action }: Offer) {
    const { name, help } = tellAction(this.naming, this.game.table, action);
    const isCounted = this.game.setup.rules.mode !== 'tableFirst';
    return html`<span>${name}${action.do === 'pickUp' && isCounted ? html`<small>${help}</small>` : ''}</span>`;
  }

  private pictureOf({ action }: Offer) {
    const isThing = action.do === 'pickUp' || action.do === 'putDown';
    return isThing ? picture({ victim, treated, hazmat }[action.what]()) : '';
  }

  private soFar() {
    const { game, naming } = this;
    const acts = game.history
      .filter(entry => entry.turn === game.turn.number && entry.who === game.turn.who)
      .flatMap(({ input, door }) => (input.do === 'act' ? [deedName(naming.words, input.action, door)] : []));
    if (acts.length === 0) return '';
    return html`<section class="so-far">
      <h2>${naming.words.play.thisTurn}</h2>
      <p>${acts.slice(-5).join(' · ')}</p>
    </section>`;
  }

  private crew() {
    const { game, naming } = this;
    const { play } = naming.words;
    const pawnOf = pawnsOf(game.crew);
    const states = game.table.firefighters ?? {};
    return html`<section class="crew">
      <h2>${play.crew}${Object.values(states).some(one => one.saved) ? html`<span>${play.savedColumn}</span>` : ''}</h2>
      <ul class=${game.crew.length > 4 ? 'many' : ''}>
        ${game.crew.map(({ id }) => {
          const { at, saved = 0, role, down = false, carrying, leading } = stateOf(game.table, id) ?? {};
          const facts = [
            ...(down ? [play.lies] : []),
            ...(at ? [placeName(naming, at)] : []),
            ...(carrying ? [play.carries[carrying]] : []),
            ...(leading ? [play.carries.treated] : []),
            ...(role ? [roleName(naming.words, role)] : []),
          ];
          return html`<li class=${id === game.turn.who ? 'acts' : ''}>
            ${picture(firefighter(pawnOf(id)))}
            <b>${whoName(naming, id)}</b>
            ${carrying ? picture({ victim, hazmat }[carrying]()) : ''}${leading ? picture(treated()) : ''}
            <span class="where">${facts.join(', ')}</span>
            <span class="saved">${saved > 0 ? `+${saved}` : ''}</span>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  private fire<Name extends 'fp-take' | 'fp-commanding' | 'fp-many'>(
    name: Name,
    detail: HTMLElementEventMap[Name]['detail'],
  ): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-turn': FpTurn;
  }
}
