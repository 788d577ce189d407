import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameFigures, GameResult, GameView, TableView } from '../../server/web/wire.js';
import { FpElement } from '../fp-element.js';
import '../board/fp-board.js';
import { go, sendCommand } from '../events.js';
import { icon } from '../icons.js';
import { openInstructions } from '../play/mode.js';
import { shared } from '../styles.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { picture } from '../tokens/draw.js';
import { lost } from '../tokens/lost.js';
import { victim } from '../tokens/victim.js';
import { tellUndo, toldInLine } from '../words/index.js';
import { Speaking } from '../words/language.js';
import { barsOf } from './ending/bars.js';
import { coursePicture, star } from './ending/coursePicture.js';
import { endingStyles } from './ending/styles.js';
import { type Scene, scenePicture } from './scene.js';

const SCENES: Readonly<Record<GameResult, Scene>> = { victory: 'dawn', lost: 'lost', collapse: 'collapse' };

/** Longer words get smaller letters, so that the headline stays on one line. */
const LONG_HEADLINE = 16;

/** The end of a game: how it went, in one sentence, in figures, and in what the dice did. */
@customElement('fp-ending')
export class FpEnding extends FpElement {
  static override styles = [shared, endingStyles];

  @property({ attribute: false }) view!: TableView;
  private readonly speaking = new Speaking(this);

  override render() {
    const { game } = this.view;
    if (!game?.result) return nothing;
    return html`<main>
      <div class="page">
        <section class="sky">
          ${scenePicture(SCENES[game.result], 'band')}
          <div class="told">${this.people(game)} ${this.sentence(game, game.result)}</div>
          <fp-board picture .board=${game.board} .table=${game.table} .crew=${game.crew}></fp-board>
        </section>
        ${game.figures ? html`${this.figures(game.figures)}<div class="charts">${this.course(game.figures)}${this.dice(game.figures)}</div>` : nothing}
      </div>
      ${this.foot(game)}
    </main>`;
  }

  /** One picture for everybody who is safe, one for everybody who is not. */
  private people(game: GameView) {
    const { rescued, lost: gone } = game.supplies;
    const many = (count: number, token: typeof victim) => Array.from({ length: count }, () => picture(token()));
    return html`<p class="people" aria-hidden="true">
      ${many(game.figures?.rescued ?? rescued.victims, victim)} ${many(game.figures?.lost ?? gone.victims, lost)}
    </p>`;
  }

  private sentence(game: GameView, result: GameResult) {
    const { ending } = this.speaking.words.screens;
    const safe = game.figures?.rescued ?? game.supplies.rescued.victims;
    const gone = game.figures?.lost ?? game.supplies.lost.victims;
    const turn = game.turn.number;
    const told = {
      victory: [ending.safe[safe] ?? ending.victory(safe), ending.tellsVictory(turn), ending.stands],
      lost: [ending.lost, ending.tellsLost(gone, turn), ending.rescuedToo(safe)],
      collapse: [ending.collapse, ending.tellsCollapse(turn), ending.rescuedToo(safe)],
    }[result];
    const isLong = (told[0]?.length ?? 0) > LONG_HEADLINE;
    return html`<h1 class=${isLong ? 'long' : ''}>${told[0]}</h1>
      <p class="how">${told[1]} ${told[2]}</p>
      ${this.hands(game)}`;
  }

  /** A victory is told at once; the last step has still to be done on the table. */
  private hands(game: GameView) {
    const { words } = this.speaking;
    const open = game.result === 'victory' ? openInstructions(game) : [];
    const told = toldInLine({ words, board: game.board, crew: game.crew }, open);
    return told.length === 0 ? nothing : html`<p class="how">${words.play.onTheTable}: ${told.join(', ')}</p>`;
  }

  private figures(figures: GameFigures) {
    const { ending } = this.speaking.words.screens;
    const one = (value: unknown, label: string) => html`<div><dd>${value}</dd><dt>${label}</dt></div>`;
    const { worstRoll } = figures;
    return html`<dl class="figures">
      ${one(figures.turns, ending.turns(figures.turns))} ${one(figures.rescued, ending.rescued)}
      ${one(figures.lost, ending.lostLabel)} ${one(figures.explosions, ending.explosions(figures.explosions))}
      ${one(figures.damage, ending.damage(figures.damage))} ${one(figures.minutes, ending.minutes(figures.minutes))}
      ${
        worstRoll
          ? one(
              html`<span class="roll" role="img" aria-label=${this.speaking.words.places.coordinates(worstRoll.red, worstRoll.black)}
                >${picture(dieRed(worstRoll.red))}${picture(dieBlack(worstRoll.black))}</span
              >`,
              ending.worstFires(worstRoll.fires),
            )
          : nothing
      }
    </dl>`;
  }

  private course({ course }: GameFigures) {
    const { ending } = this.speaking.words.screens;
    return html`<section class="went">
      <h2>${ending.went} <small>${ending.wentHint}</small></h2>
      <p class="legend">
        <span>${picture(victim())}${ending.rescued}</span><span>${picture(lost())}${ending.lostLabel}</span
        ><span>${picture(star)}${ending.explosions(1)}</span>
      </p>
      ${coursePicture(course, ending.went)}
    </section>`;
  }

  private dice({ redFaces, blackFaces }: GameFigures) {
    const { ending } = this.speaking.words.screens;
    return html`<section class="dice">
      <h2>${ending.dice} <small>${ending.diceHint}</small></h2>
      ${this.bars('red', redFaces)} ${this.bars('black', blackFaces)}
    </section>`;
  }

  private bars(die: 'red' | 'black', counts: readonly number[]) {
    const { ending } = this.speaking.words.screens;
    const token = die === 'red' ? dieRed : dieBlack;
    return html`<ul class="bars ${die}">
      ${barsOf(counts).map(
        ({ face, count, share }) => html`<li aria-label=${ending.face(ending[die], face, count)}>
          <span class="bar" .style=${`--share:${share}`}><i>${count}</i></span>${picture(token(face))}
        </li>`,
      )}
    </ul>`;
  }

  private foot(game: GameView) {
    const { words } = this.speaking;
    const { ending } = words.screens;
    const naming = { words, board: game.board, crew: game.crew };
    return html`<footer>
      <button class="side" @click=${() => go(this, 'start')}>${icon('house')}${ending.start}</button>
      <button class="side story" @click=${() => go(this, 'replay', game.id)}>${ending.story}</button>
      ${
        game.undo
          ? html`<button class="side undo" id="undo" @click=${this.undo}>
              ${icon('undo')}<span><b>${words.common.undo}</b><small>${tellUndo(naming, game.undo)}</small></span>
            </button>`
          : nothing
      }
      <button class="primary" id="again" @click=${() => this.playAgain(game)}>${ending.again}</button>
    </footer>`;
  }

  /** The same rules, board and people, from the start. */
  private playAgain({ setup, board, crew }: GameView): void {
    const { dice, markers } = this.view;
    const roleOf = (who: string) => setup.crew.find(({ id }) => id === who)?.role;
    const again = crew.map(({ id, name }) => {
      const role = roleOf(id);
      return { id, ...(name ? { name } : {}), ...(role ? { role } : {}) };
    });
    const next = { ...setup, board: board.id, crew: again, start: 'setup' } as const;
    sendCommand(this, { do: 'newGame', setup: next, dice, markers });
  }

  private readonly undo = (): void => {
    sendCommand(this, { do: 'undo' });
    go(this, 'play');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-ending': FpEnding;
  }
}
