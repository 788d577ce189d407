import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameView, TableView } from '../../server/web/wire.js';
import { FpElement } from '../fp-element.js';
import { known } from '../known.js';
import '../board/fp-board.js';
import { drawPiece } from '../board/pieces.js';
import { seenFrom } from '../board/seat.js';
import { besidePlan } from '../controls/besidePlan.js';
import { OnKey } from '../controls/on-key.js';
import { pawnsOf } from '../crew.js';
import { go } from '../events.js';
import { icon } from '../icons.js';
import { diePair } from '../play/dice.js';
import { edgePicture } from '../play/edgePicture.js';
import '../play/fp-pages.js';
import { vehicle } from '../play/instructionPicture.js';
import type { Preferences } from '../preferences.js';
import type { ListedThing } from '../rebuild/checklist.js';
import { checklistOf } from '../rebuild/checklist.js';
import { rebuildStyles } from '../rebuild/rebuildStyles.js';
import { tableOf } from '../rebuild/tableOf.js';
import { tellPiece } from '../rebuild/tellPiece.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import { hotSpot } from '../tokens/hotSpot.js';
import { lost } from '../tokens/lost.js';
import { victim } from '../tokens/victim.js';
import type { Naming } from '../words/index.js';
import { edgeSide, isOutside, placeName, Speaking } from '../words/index.js';

/** How it should lie: the whole position as a checklist, one room after the other, growing on the plan beside it. */
@customElement('fp-rebuild')
export class FpRebuild extends FpElement {
  static override styles = [shared, besidePlan, rebuildStyles];

  @property({ attribute: false }) view!: TableView;
  @property({ attribute: false }) preferences!: Preferences;
  @state() private room = 0;
  @state() private ticked: ReadonlySet<string> = new Set();
  private readonly speaking = new Speaking(this);

  constructor() {
    super();
    new OnKey(this, 'Escape', () => this.goBack());
  }

  override render() {
    const { game } = this.view;
    if (!game) return '';
    const { preferences } = this;
    const naming: Naming = {
      words: this.speaking.words,
      board: game.board,
      crew: game.crew,
      seen: seenFrom(preferences),
    };
    const rooms = checklistOf(game);
    const shown = Math.min(this.room, rooms.length - 1);
    const room = rooms[shown];
    const { rebuild } = naming.words.play;
    return html`<main>
      <div class="board">
        <fp-board
          .board=${game.board}
          .table=${tableOf(game.table, rooms.slice(0, shown + 1))}
          .crew=${game.crew}
          .seat=${{ turned: preferences.turned, isMirrored: preferences.isMirrored }}
        ></fp-board>
      </div>
      <div class="panel">
        <p class="which">${rebuild.title} · ${rebuild.room(shown + 1, rooms.length)}</p>
        <h1>${room ? this.roomName(naming, room.room) : rebuild.empty}</h1>
        <fp-pages .rows=${(room?.things ?? []).map((thing, i) => this.row(game, naming, thing, `${shown} ${i}`))}></fp-pages>
        <footer>
          <button class="back" @click=${() => this.goBack()}>${naming.words.common.back}</button>
          <button class="primary" @click=${() => (shown + 1 < rooms.length ? this.show(shown + 1) : go(this, 'play'))}>
            ${shown + 1 < rooms.length ? rebuild.next : rebuild.finish}
          </button>
        </footer>
      </div>
    </main>`;
  }

  private roomName(naming: Naming, room: string): string {
    const { places, play } = naming.words;
    if (room === 'beside') return play.rebuild.beside;
    if (room === 'outside') return play.rebuild.outside;
    return known(places.rooms, room)?.name ?? room;
  }

  private row(game: GameView, naming: Naming, thing: ListedThing, key: string) {
    const isTicked = this.ticked.has(key);
    const { name, place, at } = this.tell(naming, thing);
    return html`<button
      class=${isTicked ? 'thing done' : 'thing'}
      role="checkbox"
      aria-checked=${isTicked ? 'true' : 'false'}
      @click=${() => this.tick(key)}
    >
      <span class="picture">${picture(this.drawn(game, naming, thing))}</span>
      <span class="name"><b>${name}</b><small>${place}</small></span>
      ${diePair(naming, at)}
      <span class="tick">${isTicked ? icon('tick') : ''}</span>
    </button>`;
  }

  private tell(naming: Naming, thing: ListedThing): { name: string; place: string; at: string | null } {
    const { rebuild } = naming.words.play;
    switch (thing.what) {
      case 'hotSpot':
        return { name: rebuild.items.hotSpot, place: ringName(naming, thing.at), at: thing.at };
      case 'door':
      case 'damage':
        return {
          name: thing.what === 'door' ? rebuild.doors[thing.state] : rebuild.damage(thing.markers),
          place: sideName(naming, thing),
          at: edgeSide(naming.board, thing.edge).space,
        };
      case 'vehicle':
        return { name: rebuild.items[thing.vehicle], place: placeName(naming, thing.at), at: thing.at };
      case 'counted':
        return { name: rebuild[thing.to](thing.victims), place: '', at: null };
      case 'piece': {
        const { piece, at } = thing;
        return { name: tellPiece(naming, piece), place: ringName(naming, at), at };
      }
    }
  }

  private drawn(game: GameView, naming: Naming, thing: ListedThing) {
    const seen = naming.seen ?? (direction => direction);
    switch (thing.what) {
      case 'hotSpot':
        return hotSpot();
      case 'door': {
        const { side } = edgeSide(game.board, thing.edge);
        return edgePicture(seen(side), 'door', thing.state === 'destroyed' ? 'take' : thing.state);
      }
      case 'damage':
        return edgePicture(seen(edgeSide(game.board, thing.edge).side), 'damage', 'put');
      case 'vehicle':
        return vehicle(thing.vehicle);
      case 'counted':
        return thing.to === 'rescued' ? victim() : lost();
      case 'piece':
        return drawPiece(thing.piece, pawnsOf(game.crew));
    }
  }

  private tick(key: string): void {
    const ticked = new Set(this.ticked);
    if (!ticked.delete(key)) ticked.add(key);
    this.ticked = ticked;
  }

  private goBack(): void {
    if (this.room === 0) go(this, 'play');
    else this.show(this.room - 1);
  }

  private show(room: number): void {
    this.room = room;
  }
}

/** The room stands above the list already; outside it takes the side to find a space. */
function ringName(naming: Naming, space: string): string {
  return isOutside(naming.board, space) ? placeName(naming, space) : '';
}

/** The side of the space alone, for the same reason. */
function sideName(naming: Naming, { what, edge }: Extract<ListedThing, { what: 'door' | 'damage' }>): string {
  const { side } = edgeSide(naming.board, edge);
  const { doorSide, wallSide } = naming.words.places;
  return (what === 'door' ? doorSide : wallSide)[naming.seen?.(side) ?? side];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-rebuild': FpRebuild;
  }
}
