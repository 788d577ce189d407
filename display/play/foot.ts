import { html } from 'lit';
import type { GameView, TableView } from '../../server/web/wire.js';
import { fire, sendCommand } from '../events.js';
import { icon } from '../icons.js';
import { tellStep, tellUndo } from '../words/index.js';
import { diceSourceOf } from './diceSource.js';
import { modeOf } from './mode.js';
import type { Panel } from './panel.js';

/** What the primary button does. */
export type PrimaryWish = 'tick' | 'tickAndRoll' | 'end' | 'roll' | 'tap' | 'standing' | 'ending' | null;

export function primaryOf(view: TableView, game: GameView, isTapping: boolean): PrimaryWish {
  switch (modeOf(game)) {
    case 'instructions':
      return isRolledOn(view, game) ? 'tickAndRoll' : 'tick';
    case 'action':
      return 'end';
    case 'over':
      return 'ending';
    case 'question':
      return game.awaiting?.for === 'choice' && game.awaiting.about === 'standing' ? 'standing' : null;
    case 'roll':
      if (view.dice === 'tapped') return null;
      if (isTapping) return 'tap';
      return diceSourceOf(view) === 'rolled' ? 'roll' : 'tap';
    default:
      return null;
  }
}

/** The set-up is many rolls in a row; where the screen rolls them, one press is enough for each. */
function isRolledOn(view: TableView, { phase, awaiting }: GameView): boolean {
  return phase === 'setup' && awaiting?.for === 'roll' && diceSourceOf(view) === 'rolled';
}

/** The same as long as a press does the same: a turn is ended once, a list is ticked off and dice are rolled once a step. */
export function primaryMeaning(view: TableView, game: GameView, isTapping: boolean): string {
  const wish = primaryOf(view, game, isTapping);
  return `${wish} ${isTapping} ${wish === 'end' ? game.turn.number : game.step}`;
}

/** Back, and the one thing to do now. */
export function foot(model: Panel) {
  const { game, naming, view, isTapping } = model;
  const { common, play } = naming.words;
  const wish = primaryOf(view, game, isTapping);
  return html`<footer class="foot">
    <button class="undo" ?disabled=${!game.undo} @click=${(event: Event) => sendCommand(event.currentTarget!, { do: 'undo' })}>
      ${icon('undo')}
      <span><b>${common.undo}</b>${game.undo ? html`<span class="what">${tellUndo(naming, game.undo)}</span>` : ''}</span>
    </button>
    ${
      game.redo
        ? html`<button class="redo" aria-label=${`${common.redo}: ${tellStep(naming, game.redo)}`} @click=${(event: Event) => sendCommand(event.currentTarget!, { do: 'redo' })}>
            ${icon('redo')}
          </button>`
        : ''
    }
    <button class="show-board" @click=${(event: Event) => fire(event.currentTarget!, 'fp-board-wanted', null)}>
      ${icon(model.isBoardShown ? 'list' : 'plan')}<span>${model.isBoardShown ? play.showList : play.showBoard}</span>
    </button>
    ${wish === null ? html`<span class="rest"></span>` : primary(model, wish)}
  </footer>`;
}

function primary({ view, game, naming, isTapping, standing }: Panel, wish: Exclude<PrimaryWish, null>) {
  const { play, actions, questions } = naming.words;
  const isTableFirst = game.setup.rules.mode === 'tableFirst';
  const label = {
    tick: play.allDone,
    tickAndRoll: play.allDoneRoll,
    end: isTableFirst ? play.tableFirst.end : actions.endTurn.name,
    roll: play.roll,
    tap: isTapping ? (diceSourceOf(view) === 'rolled' ? play.backToRoll : play.backToTower) : play.tapDice,
    standing: standing.length > 0 ? play.everyone : questions.standing.nobody,
    ending: play.over,
  }[wish];
  const { ifEnded } = game.turn;
  const below = wish === 'end' && ifEnded ? play.endTurnLeft(ifEnded.saves, ifEnded.loses) : '';
  return html`<button
    class=${wish === 'tap' ? 'primary plain' : 'primary'}
    @click=${(event: Event) => fire(event.currentTarget!, 'fp-primary', null)}
  >
    ${label}${below ? html`<span class="below">${below}</span>` : ''}
  </button>`;
}
