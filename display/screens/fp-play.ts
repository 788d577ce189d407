import type { PropertyValues } from 'lit';
import { html } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Answer, Catalogue, GameView, Offer, TableView } from '../../server/web/wire.js';
import type { BoardTap, FpBoard } from '../board/fp-board.js';
import { aimAt } from '../board/places.js';
import { seenFrom } from '../board/seat.js';
import { fire, go, prefer, sendCommand } from '../events.js';
import { FpElement } from '../fp-element.js';
import { floorPlan } from '../play/floorPlan.js';
import { FocusKeeper } from '../play/focus-keeper.js';
import { primaryMeaning, primaryOf } from '../play/foot.js';
import '../play/fp-counters.js';
import { diceStyles } from '../play/dice.js';
import type { FpDicePad } from '../play/fp-dice-pad.js';
import '../play/fp-loose-roll.js';
import type { Chosen } from '../play/fp-offers.js';
import '../play/fp-offers.js';
import { inReach, placedIn } from '../play/inReach.js';
import type { KeyWish } from '../play/keys.js';
import { wishOf } from '../play/keys.js';
import type { Mode } from '../play/mode.js';
import { modeOf, openInstructions } from '../play/mode.js';
import { stillCommanded } from '../play/offersByPlace.js';
import { letteredOf, letterOf, placedChoices } from '../play/options.js';
import type { Panel } from '../play/panel.js';
import { panel } from '../play/panel.js';
import { playStyles } from '../play/playStyles.js';
import { SteadyButton } from '../play/steadyButton.js';
import { tapMeaning } from '../play/tapMeaning.js';
import type { Preferences } from '../preferences.js';
import { shared } from '../styles.js';
import type { LinkState } from '../table-controller.js';
import type { Naming } from '../words/index.js';
import { Speaking, specialistsIn } from '../words/index.js';

/** The table in play: the board, and beside it the dispatcher. */
@customElement('fp-play')
export class FpPlay extends FpElement {
  static override styles = [shared, diceStyles, ...playStyles];

  @property({ attribute: false }) view!: TableView;
  @property({ attribute: false }) catalogue!: Catalogue;
  @property({ attribute: false }) preferences!: Preferences;
  @property({ attribute: false }) link!: LinkState;

  @state() private chosen: Chosen | null = null;
  @state() private commanding: string | null = null;
  @state() private isTapping = false;
  @state() private standing: readonly string[] = [];
  @state() private isWhyOpen = false;
  @state() private isBoardWanted = false;
  @state() private hint = '';
  @query('fp-board') private readonly board!: FpBoard | null;
  @query('fp-dice-pad') private readonly pad!: FpDicePad | null;
  private readonly speaking = new Speaking(this);
  private readonly button = new SteadyButton();
  private readonly focused = new FocusKeeper(this);

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
    this.addEventListener('fp-command', this.onAsked);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.onKey);
    this.removeEventListener('fp-command', this.onAsked);
  }

  private readonly onAsked = (): void => this.button.asked(performance.now());

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view') as TableView | undefined;
    if (before && before.game?.step !== this.view.game?.step) this.startAfresh();
    const { game } = this.view;
    if (game) this.button.means(primaryMeaning(this.view, game, this.isTapping), performance.now());
  }

  private startAfresh(): void {
    this.chosen = null;
    this.commanding = this.view.game && stillCommanded(this.view.game, this.commanding);
    this.isTapping = false;
    this.standing = [];
    this.isWhyOpen = false;
    this.hint = '';
    this.isBoardWanted = false;
  }

  override render() {
    const { game } = this.view;
    if (!game) return '';
    const naming = this.namingOf(game);
    const placed = placedIn(game);
    const mode = modeOf(game);
    const isTapping = this.isTapping || this.view.dice === 'tapped';
    const isPlaceAsked = mode === 'question' && placedChoices(game.awaiting, mode).length > 0;
    const isBoardShown = this.isBoardWanted !== isPlaceAsked;
    const model: Panel = {
      view: this.view,
      game,
      naming,
      mode,
      placed,
      parts: this.catalogue.ruleSets.find(({ id }) => id === game.setup.rules.set)?.turn ?? [],
      commanding: this.commanding,
      isTapping,
      hint: this.hint,
      isStill: this.preferences.motion === 'reduced',
      standing: this.standing,
      isBoardShown,
    };
    const classes = `${mode} ${mode === 'roll' && !isTapping ? 'wide' : ''} ${isBoardShown ? 'board-wanted' : ''} ${game.looseRolls.length > 0 ? 'loose' : ''}`;
    return html`<main
      class=${classes}
      @fp-tap=${this.onTap}
      @fp-take=${(event: CustomEvent<Offer>) => this.take(event.detail)}
      @fp-many=${(event: CustomEvent<readonly Offer[]>) => this.choose({ place: null, offers: event.detail, box: null, command: null })}
      @fp-commanding=${(event: CustomEvent<string | null>) => this.command(event.detail)}
      @fp-standing=${(event: CustomEvent<readonly string[]>) => this.stand(event.detail)}
      @fp-close=${this.closeAll}
      @fp-why=${() => this.toggleWhy()}
      @fp-primary=${() => this.primary()}
      @fp-board-wanted=${() => this.toggleBoard()}
      @fp-tap-dice=${() => this.toggleTapping()}
    >
      <fp-counters .game=${game} .tower=${this.view.tower} .dice=${this.view.dice} .preferences=${this.preferences}></fp-counters>
      <div class="board">
        ${floorPlan({
          game,
          naming,
          mode,
          seat: { turned: this.preferences.turned, isMirrored: this.preferences.isMirrored },
          // Prices wait until hands are free; a tap is heard all the same.
          at: mode === 'instructions' ? new Map() : inReach(game, placed, this.commanding),
          chosen: this.chosen?.place ?? null,
          commanding: this.commanding,
        })}
      </div>
      <div class="panel">${panel(model)} ${this.why(game, naming)}</div>
      ${game.looseRolls.slice(-1).map(loose => html`<fp-loose-roll .loose=${loose}></fp-loose-roll>`)}
      ${this.chosen ? html`<fp-offers .game=${game} .naming=${naming} .chosen=${this.chosen}></fp-offers>` : ''}
    </main>`;
  }

  private namingOf(game: GameView): Naming {
    const { board, crew } = game;
    const specialists = specialistsIn(this.catalogue, this.view.game);
    return { words: this.speaking.words, board, crew, specialists, seen: seenFrom(this.preferences) };
  }

  private why(game: GameView, naming: Naming) {
    return this.isWhyOpen ? html`<fp-why .game=${game} .naming=${naming}></fp-why>` : '';
  }

  private readonly onTap = ({ detail: { place, box } }: CustomEvent<BoardTap>): void => {
    const { game } = this.view;
    if (!game) return;
    const spaceSize = this.board?.spaceSize ?? 0;
    const meaning = tapMeaning(game, place, { commanding: this.commanding, spaceSize });
    if (meaning.do === 'answer') this.answer(meaning.value);
    else if (meaning.do === 'tick') this.tick([meaning.instruction]);
    else if (meaning.do === 'take') this.take(meaning.offer);
    else if (meaning.do === 'command') this.command(meaning.who);
    else if (meaning.do === 'nothing') this.nothingThere(game, modeOf(game));
    else {
      const { offers, command } = meaning;
      this.choose({ place, offers, command, box: aimAt(spaceSize) === 'fine' ? box : null });
    }
  };

  private nothingThere(game: GameView, mode: Mode): void {
    this.chosen = null;
    if (mode === 'action' && game.awaiting?.for === 'action') this.hint = this.speaking.words.play.nothingThere;
  }

  private choose(chosen: Chosen): void {
    this.hint = '';
    this.chosen = chosen;
    fire(this, 'fp-opened', null);
  }

  private take(offer: Offer): void {
    this.chosen = null;
    this.hint = '';
    sendCommand(this, { do: 'input', input: { do: 'act', action: offer.action } });
  }

  private stand(standing: readonly string[]): void {
    this.standing = standing;
  }

  private answer(value: Answer): void {
    sendCommand(this, { do: 'input', input: { do: 'answer', value } });
  }

  private command(who: string | null): void {
    this.commanding = who;
    this.chosen = null;
  }

  private primary(): void {
    const { game } = this.view;
    if (game && this.button.hears(performance.now())) this.press(game);
    else this.sayUnheard();
  }

  private press(game: GameView): void {
    const wish = primaryOf(this.view, game, this.isTapping);
    if (wish === 'tick' || wish === 'tickAndRoll') this.tick(openInstructions(game).map(one => one.number));
    if (wish === 'end') sendCommand(this, { do: 'input', input: { do: 'act', action: { do: 'endTurn' } } });
    else if (wish === 'roll' || wish === 'tickAndRoll') sendCommand(this, { do: 'rollDice' });
    else if (wish === 'tap') this.toggleTapping();
    else if (wish === 'standing') this.answer(this.standing.length > 0 ? this.standing : 'nobody');
    else if (wish === 'ending') go(this, 'ending');
  }

  private sayUnheard(): void {
    const beside = this.renderRoot.querySelector('.foot .primary')?.getBoundingClientRect();
    if (beside) fire(this, 'fp-whisper', { text: this.speaking.words.common.unheard, beside });
  }

  private tick(instructions: readonly number[]): void {
    const { game } = this.view;
    if (game && instructions.length > 0) sendCommand(this, { do: 'tick', step: game.step, instructions, done: true });
  }

  private toggleBoard(): void {
    this.isBoardWanted = !this.isBoardWanted;
  }

  private toggleTapping(): void {
    this.isTapping = !this.isTapping;
    this.onAsked();
    fire(this, 'fp-opened', null);
  }

  private toggleWhy(): void {
    this.isWhyOpen = !this.isWhyOpen;
  }

  private readonly closeAll = (): void => {
    this.chosen = null;
    this.isWhyOpen = false;
    this.commanding = null;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl = event.composedPath().some(node => node instanceof HTMLButtonElement);
    const { game } = this.view;
    if (!game) return;
    if (!isOnControl && this.board?.walk(this.focused.place, event.key)) event.preventDefault();
    const wish = wishOf(
      event.key,
      modeOf(game),
      letteredOf(game.awaiting).map((_, i) => letterOf(i)),
      isOnControl,
    );
    if (!wish) return;
    event.preventDefault();
    this.follow(wish, game);
  };

  private follow(wish: KeyWish, game: GameView): void {
    if (wish.do === 'primary') this.primary();
    else if (wish.do === 'undo' || wish.do === 'redo') {
      if (game[wish.do]) sendCommand(this, { do: wish.do });
    } else if (wish.do === 'digit') {
      this.isTapping = true;
      void this.updateComplete.then(() => this.pad?.type(wish.face));
    } else if (wish.do === 'letter') {
      const option = letteredOf(game.awaiting).find((_, i) => letterOf(i) === wish.letter);
      if (option !== undefined) this.answer(option);
    } else if (wish.do === 'tick') {
      const next = openInstructions(game)[0];
      if (next) this.tick([next.number]);
    } else if (wish.do === 'why') this.toggleWhy();
    else if (wish.do === 'mute') prefer(this, { isMuted: !this.preferences.isMuted });
    else if (wish.do === 'lock') prefer(this, { isLocked: true });
    else if (wish.do === 'close') this.closeAll();
    else go(this, wish.do);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-play': FpPlay;
  }
}
