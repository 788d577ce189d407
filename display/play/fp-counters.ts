import type { TemplateResult } from 'lit';
import { css, html, LitElement, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { DiceSource, GameView, TowerView } from '../../server/web/wire.js';
import { go, prefer } from '../events.js';
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
import { Speaking, tellTower } from '../words/index.js';
import { deltasOf } from './deltas.js';
import { openInstructions } from './mode.js';

/** What lies beside the board, how it just changed, and the state of the tower. */
@customElement('fp-counters')
export class FpCounters extends LitElement {
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
        ${this.counter('damage', damage(), supplies.damage.left, of(supplies.damage.of), counters.damage, delta.damage)}
        ${this.counter('threat', bothSides, supplies.threat.left, of(supplies.threat.of), counters.threat, delta.threat)}
        ${supplies.hotSpots ? this.counter('hot', hotSpot(), supplies.hotSpots.left, of(supplies.hotSpots.of), counters.hotSpots, delta.hotSpots) : ''}
      </ul>
      <div class="tools" part="tools">${this.towerSign()} ${this.tools()}</div>
    `;
  }

  private counter(
    name: string,
    token: ReturnType<typeof victim>,
    count: number,
    of: string,
    label: string,
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
    return html`<span class=${isReady ? 'tower ready' : 'tower away'} role="img" aria-label=${this.speaking.words.play.towerSays(says.short)}>
      ${icon(isReady ? 'tower' : 'towerGone')}<span class="short">${says.short}</span>
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

  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: calc(2 * var(--gap));
        min-width: 0;
        container-type: inline-size;
        font-size: var(--type-small);
      }
      ul {
        display: flex;
        gap: calc(2.9 * var(--gap));
        min-width: 0;
      }
      li {
        display: flex;
        align-items: center;
        gap: calc(1.6 * var(--gap));
      }
      li > svg {
        width: calc(1.3 * var(--type-count));
        height: calc(1.3 * var(--type-count));
        flex: none;
      }
      .figures {
        display: grid;
        grid-template-columns: auto auto 1fr;
        align-items: baseline;
        column-gap: 0.3em;
        white-space: nowrap;
        color: var(--ink-2);
        font-size: var(--type-small);
        line-height: 1.08;
      }
      b {
        color: var(--ink);
        font-size: var(--type-count);
        font-weight: 750;
      }
      .label {
        grid-column: 1 / -1;
      }
      .delta {
        justify-self: start;
        align-self: center;
        padding: 0 0.35em;
        border: max(1.5px, 2.5 * var(--u)) solid var(--signal);
        border-radius: 0.35em;
        color: var(--signal);
        font-weight: 700;
      }
      .tools {
        display: flex;
        align-items: center;
        color: var(--ink-2);
      }
      .tools button {
        color: var(--ink-2);
      }
      /* They reach to the edge of the screen: their ring is drawn within. */
      .tools button:focus-visible {
        outline-offset: calc(-1 * max(3px, 4 * var(--u)));
      }
      .tower {
        display: flex;
        align-items: center;
        gap: var(--gap);
        padding-inline-end: var(--gap);
        font-size: var(--type-small);
        white-space: nowrap;
      }
      .tower svg {
        width: calc(1.15 * var(--type-turn));
        height: calc(1.15 * var(--type-turn));
      }
      .ready svg {
        color: var(--good);
      }
      .away {
        color: var(--alert);
      }
      .five {
        gap: calc(2.6 * var(--gap));
      }
      /* Five counters and what changed find no room beside the tower: what changed takes the place of what there is in all. */
      .five .changed .of {
        display: none;
      }
      /* Measured in the reader's own type: words go where they find no room, the pictures and figures stay. */
      .five + .tools .ready .short {
        display: none;
      }
      @media (orientation: landscape) {
        @container (max-width: 54em) {
          .ready .short,
          .five .label,
          .five .of {
            display: none;
          }
        }
      }
      @media (max-width: 1500px) {
        .five + .tools button {
          min-width: 44px;
        }
      }
      @media (orientation: portrait) {
        .short,
        .tools .sound,
        .damage .of,
        .threat .of,
        .hot .of {
          display: none;
        }
        ul {
          gap: calc(1.1 * var(--gap));
        }
        .label {
          font-size: max(16px, 0.86 * var(--type-small));
        }
        .five {
          gap: calc(2 * var(--gap));
        }
        .five.changed {
          gap: var(--gap);
        }
        .five.changed li {
          gap: calc(0.8 * var(--gap));
        }
        .five .label,
        .five.changed .of {
          display: none;
        }
        @container (max-width: 39em) {
          .label {
            display: none;
          }
        }
      }
      @media (orientation: portrait) and (max-width: 599px), (orientation: landscape) and (max-height: 599px) {
        .label,
        .short,
        .of,
        .delta,
        .hot,
        .tools .sound,
        .tools .history {
          display: none;
        }
        .figures {
          align-items: center;
        }
        li {
          gap: 6px;
        }
        li > svg {
          width: 28px;
          height: 28px;
        }
        ul {
          gap: 10px;
        }
        b {
          font-size: min(var(--type-count), 22px);
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        .threat {
          display: none;
        }
      }
      /* The narrowest phones there are. */
      @media (orientation: portrait) and (max-width: 359px) {
        ul,
        li {
          gap: 4px;
        }
        li > svg {
          width: 22px;
          height: 22px;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-counters': FpCounters;
  }
}
