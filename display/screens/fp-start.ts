import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameView, TableView } from '../../server/web/wire.js';
import { OnKey } from '../controls/on-key.js';
import { go, type Place } from '../events.js';
import { FpElement } from '../fp-element.js';
import { type IconName, icon } from '../icons.js';
import { shared } from '../styles.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { picture } from '../tokens/draw.js';
import { crewName } from '../words/index.js';
import { Speaking } from '../words/language.js';
import { scenePicture } from './scene.js';

/** The first thing people see: the town at night, and what can be done here. */
@customElement('fp-start')
export class FpStart extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      main {
        position: relative;
        display: grid;
        grid-template: auto 1fr auto / minmax(0, 1fr);
        height: 100%;
        padding: calc(1.5 * var(--pad));
        overflow: hidden;
        isolation: isolate;
        background: var(--scene-ground);
      }
      .scene {
        position: absolute;
        inset: 0;
        z-index: -1;
        width: 100%;
        height: calc(100% - 1.5 * var(--bar));
        overflow: hidden;
      }
      .flame {
        /* Still where motion is not wanted: its length follows that of the shockwave, which is nothing then. */
        animation: flicker calc(13 * var(--wave)) ease-in-out infinite alternate;
      }
      h1 {
        font-size: calc(1.5 * var(--type-prompt));
        font-weight: 780;
        letter-spacing: -0.02em;
        line-height: 1;
      }
      .says {
        margin-top: var(--gap);
        color: var(--ink-2);
        font-size: var(--type-turn);
      }
      .sleepy {
        display: flex;
        align-items: center;
        gap: var(--gap);
        margin-top: var(--gap);
        color: var(--ink-2);
        font-size: var(--type-small);
      }
      #rolled svg {
        width: var(--die);
        height: var(--die);
      }
      .doors {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: calc(2 * var(--gap));
      }
      button {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--gap));
        min-height: calc(1.35 * var(--bar));
        padding: 0 calc(3 * var(--gap));
        border-color: var(--edge);
        background: color-mix(in srgb, var(--panel) 88%, transparent);
        font-size: var(--type-verb);
        font-weight: 700;
      }
      button.primary {
        text-align: start;
      }
      .line {
        flex: none;
        width: 1.4em;
      }
      .words {
        display: flex;
        flex-direction: column;
        min-width: 0;
      }
      small {
        font-size: var(--type-small);
        font-weight: 450;
      }
      .top {
        display: flex;
        justify-content: space-between;
        align-items: start;
      }
      .top button.icon svg {
        width: calc(1.3 * var(--type-turn));
        height: calc(1.3 * var(--type-turn));
      }
      .top button {
        flex: none;
        min-height: var(--touch);
        padding: 0;
        border-color: transparent;
        background: none;
      }
      @keyframes flicker {
        to {
          opacity: 0.75;
        }
      }
      @media (orientation: portrait) {
        .doors {
          /* As many columns as doors stand below the first: two, or three when a game goes on. */
          grid-template-columns: repeat(2, minmax(0, 1fr));
          grid-auto-flow: row;
          gap: calc(1.5 * var(--gap));
        }
        .doors:has(#continue) {
          grid-template-columns: repeat(3, minmax(0, 1fr));
        }
        .doors .primary {
          grid-column: 1 / -1;
        }
        h1 {
          font-size: min(1.3 * var(--type-prompt), 14vw);
        }
        .doors button {
          min-height: var(--bar);
        }
        /* The house stays in the middle of a narrow picture. */
        .scene {
          left: auto;
          right: -17vw;
          width: 117vw;
          height: calc(100% - 2.6 * var(--bar));
        }
      }
      @media (orientation: portrait) and (max-width: 599px) {
        .doors,
        .doors:has(#continue) {
          grid-template-columns: 1fr;
        }
        .scene {
          right: -44vw;
          width: 144vw;
          height: calc(100% - 4.6 * var(--bar));
        }
      }
      @media (max-height: 599px) {
        main {
          padding: calc(2 * var(--pad));
        }
        .doors small {
          display: none;
        }
        button {
          padding: 0 calc(1.5 * var(--gap));
        }
        .doors .line {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) view!: TableView;
  /** The browser does not keep this screen awake; said plainly. */
  @property({ type: Boolean }) sleepy = false;
  private readonly speaking = new Speaking(this);

  constructor() {
    super();
    new OnKey(this, '?', () => go(this, 'keys'));
  }

  /** A game begun or taken up on another screen is on the table now: everybody looks at it. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view');
    const { game } = this.view;
    if (before && game && !game.result && game.id !== before.game?.id) go(this, 'play');
  }

  override render() {
    const { start } = this.speaking.words.screens;
    const { game, table, join } = this.view;
    // A house that is open to other screens may have many tables; one by itself needs no name.
    const place = join ? `${table.name}. ` : '';
    const isRunning = game !== null && !game.result;
    return html`<main>
      ${scenePicture(isRunning ? 'burning' : 'quiet')}
      <div class="top">
        <div>
          <h1>${start.title}</h1>
          <p class="says">${place}${isRunning ? start.running : start.quiet}</p>
          ${this.looseRoll()}
          ${this.sleepy ? html`<p class="sleepy">${icon('sleep')}${this.speaking.words.link.awake}</p>` : nothing}
        </div>
        <button class="icon" aria-label=${start.settings} @click=${() => go(this, 'settings')}>${icon('menu')}</button>
      </div>
      <div></div>
      <nav class="doors" aria-label=${start.title}>
        ${isRunning ? this.continueDoor(game) : nothing} ${this.door('newGame', 'plus', start.newGame, !isRunning)}
        ${game?.result ? this.door('ending', 'flag', start.lastGame) : nothing}
        ${this.door('pastGames', 'archive', start.pastGames)} ${this.door('howItWorks', 'book', start.howItWorks)}
      </nav>
    </main>`;
  }

  /** It counts for nothing; but whoever threw dice sees that the tower works. */
  private looseRoll() {
    const { looseRoll } = this.view;
    if (!looseRoll) return nothing;
    const { red, black } = looseRoll.roll;
    const dice = html`${red === null ? '' : picture(dieRed(red))}${black === null ? '' : picture(dieBlack(black))}`;
    return html`<p class="sleepy" id="rolled">${dice}${this.speaking.words.screens.start.rolled}</p>`;
  }

  private continueDoor(game: GameView) {
    const { start } = this.speaking.words.screens;
    return html`<button class="primary" id="continue" @click=${() => go(this, 'play')}>
      ${icon('play')}
      <span class="words">${start.continue}<small>${this.stateOf(game)}</small></span>
    </button>`;
  }

  private stateOf(game: GameView): string {
    const { words } = this.speaking;
    const { start } = words.screens;
    if (game.phase === 'setup' || game.turn.who === null) return start.setUp;
    const who = words.common.turnOf(crewName(words, game.crew, game.turn.who));
    return `${who}, ${start.rescued(game.supplies.rescued.victims)}`;
  }

  private door(to: Place, picture: IconName, name: string, isPrimary = false) {
    return html`<button id=${to} class=${isPrimary ? 'primary' : ''} @click=${() => go(this, to)}>
      ${icon(picture)}<span>${name}</span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-start': FpStart;
  }
}
