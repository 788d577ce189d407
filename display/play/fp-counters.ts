import type { TemplateResult } from 'lit';
import { html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { DiceSource, GameView, TowerView } from '../../server/web/wire.js';
import { go, prefer } from '../events.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import type { Preferences } from '../preferences.js';
import { shared } from '../styles.js';
import { damage } from '../tokens/damage.js';
import { at, picture } from '../tokens/draw.js';
import { fire } from '../tokens/fire.js';
import { hotSpot } from '../tokens/hotSpot.js';
import { lost } from '../tokens/lost.js';
import { smoke } from '../tokens/smoke.js';
import { victim } from '../tokens/victim.js';
import { Speaking, tellOddLine, tellTower } from '../words/index.js';
import { counterStyles } from './counterStyles.js';
import { deltasOf } from './deltas.js';
import { openInstructions } from './mode.js';

type Token = ReturnType<typeof victim>;
type Supply = GameView['supplies']['damage'];

/** What lies beside the board, how it just changed, and the state of the tower. */
@customElement('fp-counters')
export class FpCounters extends FpElement {
  static override styles = [shared, counterStyles];

  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) tower!: TowerView;
  @property({ attribute: false }) dice!: DiceSource;
  @property({ attribute: false }) preferences!: Preferences;
  private readonly speaking = new Speaking(this);

  override render() {
    const { supplies } = this.game;
    const { counters, of } = this.speaking.words.play;
    const delta = deltasOf(this.game.board, openInstructions(this.game));
    const changed = Object.values(delta).some(by => by !== 0) ? 'changed' : '';
    const bothSides = svg`${at(17, 0, 74, smoke())}${at(-15, 0, 84, fire())}`;
    return html`
      <ul class=${supplies.hotSpots ? `five ${changed}` : changed}>
        ${this.counter('rescued', victim(), supplies.rescued.victims, of(supplies.rescued.of), counters.rescued, delta.rescued)}
        ${this.counter('lost', lost(), supplies.lost.victims, of(supplies.lost.of), counters.lost, delta.lost)}
        ${this.supply('damage', damage(), supplies.damage, counters.damage, delta.damage)}
        ${this.supply('threat', bothSides, supplies.threat, counters.threat, delta.threat)}
        ${supplies.hotSpots ? this.supply('hot', hotSpot(), supplies.hotSpots, counters.hotSpots, delta.hotSpots) : ''}
      </ul>
      <div class="tools" part="tools">${this.towerSign()} ${this.tools()}</div>
    `;
  }

  private supply(name: string, token: Token, { left, of }: Supply, noun: string, delta: number): TemplateResult {
    const { counters, of: outOf } = this.speaking.words.play;
    return this.counter(name, token, left, outOf(of), html`<span class="noun">${noun}</span> ${counters.left}`, delta);
  }

  private counter(
    name: string,
    token: Token,
    count: number,
    of: string,
    label: string | TemplateResult,
    delta: number,
  ): TemplateResult {
    return html`<li class=${delta === 0 ? name : `${name} changed`}>
      ${picture(token)}
      <span class="figures">
        <b>${count}</b> <span class="of">${of}</span>
        ${delta === 0 ? '' : html`<span class="delta">${delta > 0 ? '+' : '−'}${Math.abs(delta)}</span>`}
        <span class="label">${label}</span>
      </span>
    </li>`;
  }

  private towerSign() {
    // A tower nobody rolls with is no news.
    if (this.dice !== 'tower') return '';
    const says = tellTower(this.speaking.words, this.tower);
    const isReady = this.tower.state === 'linked';
    const odd = tellOddLine(this.speaking.words, this.tower);
    return html`<span class=${isReady ? 'tower ready' : 'tower away'} role="img" aria-label=${this.speaking.words.play.towerSays(says.short)}>
      ${icon(isReady ? 'tower' : 'towerGone')}<span class="short">${says.short}${odd ? html`<small>${odd}</small>` : ''}</span>
    </span>`;
  }

  private tools() {
    const { words } = this.speaking;
    const { isMuted } = this.preferences;
    return html`
      <button class="icon history" aria-label=${words.play.history} @click=${() => go(this, 'history')}>${icon('history')}</button>
      <button class="icon sound" aria-label=${isMuted ? words.play.unmute : words.play.mute} @click=${() => prefer(this, { isMuted: !isMuted })}>
        ${icon(isMuted ? 'muted' : 'sound')}
      </button>
      <button class="icon menu" aria-label=${words.play.menu} @click=${() => go(this, 'settings')}>${icon('menu')}</button>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-counters': FpCounters;
  }
}
