import type { PropertyValues } from 'lit';
import { html, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Board, CrewMember, GameEvent, TableState, TickedInstruction } from '../../server/web/wire.js';
import { pawnsOf, stateOf } from '../crew.js';
import { FpElement } from '../fp-element.js';
import { known } from '../known.js';
import { shared } from '../styles.js';
import { at } from '../tokens/draw.js';
import { hotSpot } from '../tokens/hotSpot.js';
import { Speaking } from '../words/language.js';
import { badges } from './badges.js';
import { bursts, chevrons, waveBands } from './blast.js';
import { brokenElevators, carsBelow, sweptByDoors, withCarsBelow } from './contents.js';
import type { Plan, Seat } from './geometry.js';
import { planOf } from './geometry.js';
import { brokenCars, coordinates, dieLabels, ground, lobbyName, roomNames } from './ground.js';
import { hitAreas } from './hitAreas.js';
import { bareSpaces, hits } from './hits.js';
import { choiceMark, freshEdge, goneAtEdge, route, selection } from './marks.js';
import type { BoardChoice, Overlay } from './overlay.js';
import { blastsOf, explosionsOf, overlayOf, targetOf } from './overlay.js';
import { pieces } from './pieces.js';
import type { BoardPlace } from './places.js';
import { aimAt, boxOf, crossedBy, isEdge, nearestEdge, nextPlace } from './places.js';
import { price } from './prices.js';
import type { Ring } from './rings.js';
import { ringsOf } from './rings.js';
import { roomLabels } from './roomLabels.js';
import { boardStyles } from './styles.js';
import { vehicles } from './vehicles.js';
import { openDoors, walls } from './walls.js';

export interface BoardTap {
  readonly place: BoardPlace;
  /** Where it is on the screen, for whatever opens beside it. */
  readonly box: DOMRect;
}

declare global {
  interface HTMLElementEventMap {
    'fp-tap': CustomEvent<BoardTap>;
  }
}

/** The floor plan: printed board, tokens, and what is to be done. It knows no rule; what can be tapped is told to it. */
@customElement('fp-board')
export class FpBoard extends FpElement {
  static override styles = [shared, boardStyles];

  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) table: TableState = {};
  @property({ attribute: false }) crew: readonly CrewMember[] = [];
  @property({ attribute: false }) seat: Seat = { turned: 0, isMirrored: false };
  @property({ attribute: false }) instructions: readonly TickedInstruction[] = [];
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  /** Changes with every step, so that motion starts afresh. */
  @property({ attribute: false }) step = 0;
  @property({ attribute: false }) choices: readonly BoardChoice[] = [];
  /** AP beside the places that can be reached. */
  @property({ attribute: false }) reach: ReadonlyMap<BoardPlace, number> = new Map();
  /** What can be tapped, with the words that say so. */
  @property({ attribute: false }) tappable: ReadonlyMap<BoardPlace, string> = new Map();
  /** Places one is asked about. */
  @property({ attribute: false }) selected: readonly BoardPlace[] = [];
  /** Whose pawn wears the dashed ring. */
  @property({ attribute: false }) acting: string | null = null;
  /** A tap in a space means the nearest of its edges that can be tapped. */
  @property({ type: Boolean }) snap = false;
  /** A small picture without dice along the sides, and nothing to tap. */
  @property({ type: Boolean }) picture = false;

  @state() private scale = 1;
  private readonly speaking = new Speaking(this);
  private plan!: Plan;
  private readonly watcher = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  /** How wide an inside space is on the screen, in pixels. */
  get spaceSize(): number {
    return this.scale * 100;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const was = changed.get('seat');
    const isTurned =
      changed.has('seat') && (was?.turned !== this.seat.turned || was.isMirrored !== this.seat.isMirrored);
    if (!changed.has('board') && !isTurned) return;
    this.plan = planOf(this.board, this.seat);
    this.measure();
  }

  override render() {
    const { plan, board, table } = this;
    const overlay = overlayOf(table, this.instructions, this.choices);
    const view = this.picture ? plan.pictured : plan.bounds;
    const rings = this.rings(overlay);
    const target = targetOf(this.events);
    const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
    return html`
      <svg class="printed" viewBox=${viewBox} aria-hidden="true" @click=${this.onClick}>
        ${guard([plan, this.isFine], () => this.printed())}
      </svg>
      <svg
        class=${this.picture ? 'live picture' : 'live'}
        viewBox=${viewBox}
        role=${this.picture ? 'img' : 'group'}
        aria-label=${this.speaking.words.play.board}
        @click=${this.onClick}
        @keydown=${this.onKey}
      >
        <defs>
          <radialGradient id="glow">
            <stop offset="0" stop-color="var(--glow)" stop-opacity=".75" />
            <stop offset=".45" stop-color="var(--glow)" stop-opacity=".28" />
            <stop offset="1" stop-color="var(--glow)" stop-opacity="0" />
          </radialGradient>
        </defs>
        ${this.picture ? '' : guard([plan, target], () => dieLabels(board, plan, target))}
        ${this.roomNames(overlay)}
        ${this.picture ? '' : lobbyName(plan, this.speaking.words.places.lobby.name, Math.max(18, 16 / this.scale))}
        ${brokenCars(plan, brokenElevators(board, table))} ${keyed(this.step, this.blastUnder(target))}
        ${guard([plan, table.doors, table.damage], () => walls(board, plan, table))} ${vehicles(plan, table)} ${this.tokens(overlay)}
        ${guard([plan, table.doors], () => openDoors(board, plan, table))}
        ${repeat(
          table.hotSpots ?? [],
          space => space,
          space => this.hotSpot(space),
        )}
        ${keyed(this.step, svg`<g class="over">${chevrons(plan, blastsOf(this.events))}</g>`)}
        ${this.marks(overlay, rings)} ${this.picture ? '' : this.hits(rings)}
      </svg>
    `;
  }

  /** Spaces are large enough on this screen for both dice to be printed in each. */
  private get isFine(): boolean {
    return !this.picture && 16 / this.scale <= 19;
  }

  /** What never changes, the spaces a finger may meet among it, lies in a layer of its own and is painted once. */
  private printed() {
    return svg`${ground(this.board, this.plan)}${this.isFine ? coordinates(this.board, this.plan, Math.max(14, 16 / this.scale)) : ''}
      ${this.picture ? '' : bareSpaces(this.plan)}`;
  }

  private roomNames(overlay: Overlay) {
    const small = 16 / this.scale;
    if (this.picture || small > 26) return '';
    const rooms = this.speaking.words.places.rooms;
    const typeSize = Math.max(18, small);
    const swept = sweptByDoors(this.board, this.plan, this.table);
    const crossed = crossedBy(withCarsBelow(this.plan, this.carsBelow()), overlay.ways);
    const isTaken = (space: string) =>
      overlay.lying.has(space) || this.reach.has(space) || swept.has(space) || crossed.has(space);
    const labels = roomLabels(this.board, this.plan, isTaken, room => known(rooms, room)?.printed ?? room, typeSize);
    return roomNames(labels, typeSize);
  }

  private blastUnder(target: string | null) {
    const box = target === null ? null : boxOf(this.plan, target);
    const explosions = explosionsOf(this.events);
    return svg`<g class="under">
      ${box && explosions.length === 0 ? svg`<rect class="target" x=${box.x + 4} y=${box.y + 4} width=${box.width - 8} height=${box.height - 8} rx="10"/>` : ''}
      ${waveBands(this.plan, blastsOf(this.events))}${bursts(this.plan, explosions)}
    </g>`;
  }

  private hotSpot(space: string) {
    const box = this.plan.spaces[space];
    return box ? at(box.x + 20, box.y + box.height - 19, 30, hotSpot()) : '';
  }

  private carsBelow(): ReadonlySet<string> {
    return carsBelow(this.board, this.table, this);
  }

  private tokens(overlay: Overlay) {
    const pawnOf = pawnsOf(this.crew);
    const below = this.carsBelow();
    return repeat(
      overlay.lying,
      ([space]) => space,
      ([space, lying]) => {
        const { cars, lobby, spaces } = this.plan;
        const box = below.has(space) ? cars[space] : space === 'lobby' ? lobby : spaces[space];
        return box ? pieces(box, lying, pawnOf, this.acting) : '';
      },
    );
  }

  private rings({ lying }: Overlay): readonly Ring[] {
    return ringsOf(this.board, withCarsBelow(this.plan, this.carsBelow()), this.reach, lying, this.spaceSize);
  }

  private marks(overlay: Overlay, rings: readonly Ring[]) {
    const plan = withCarsBelow(this.plan, this.carsBelow());
    const badgeRadius = Math.max(17, 11.5 / this.scale);
    const pawnOf = pawnsOf(this.crew);
    return svg`<g class="marks" aria-hidden="true">
      ${this.selected.map(place => selection(plan, place))}
      ${rings.map(price)}
      ${overlay.goneAtEdges.map(({ edge, token }) => goneAtEdge(plan, edge, token))}
      ${[...overlay.freshEdges].map(edge => freshEdge(plan, edge))}
      ${this.choices.map(choice => choiceMark(plan, choice, this.whereIs(choice.who), pawnOf, !overlay.lying.has(choice.place)))}
      ${overlay.routes.map(way => route(plan, way, pawnOf))}
      ${badges(plan, overlay.badges, overlay.lying, badgeRadius)}
    </g>`;
  }

  private whereIs(who: string | null): BoardPlace | null {
    return stateOf(this.table, who)?.at ?? null;
  }

  private hits(rings: readonly Ring[]) {
    const { plan, tappable } = this;
    const places = tappable.keys();
    return hits(hitAreas({ plan, places, rings, below: this.carsBelow(), aim: aimAt(this.spaceSize) }), tappable);
  }

  private readonly onClick = (event: PointerEvent): void => {
    const hit = (event.target as Element).closest('[data-place]');
    if (!hit) return;
    const place = hit.getAttribute('data-place') ?? '';
    const edge = this.snap && !isEdge(place) ? this.edgeAt(place, event) : null;
    this.tap(edge ?? place, hit);
  };

  private edgeAt(space: BoardPlace, event: PointerEvent): BoardPlace | null {
    const drawing = this.renderRoot.querySelector<SVGSVGElement>('.live');
    const matrix = drawing?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return nearestEdge(this.plan, [...this.tappable.keys()], space, point);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const hit = (event.target as Element).closest('[data-place]');
    if (!hit) return;
    if (event.key === 'Enter' || event.key === ' ') this.tap(hit.getAttribute('data-place') ?? '', hit);
    else if (!this.walk(hit.getAttribute('data-place') ?? '', event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** An arrow key leads from a place to the next that can be tapped; false for any other key. */
  walk(from: BoardPlace, key: string): boolean {
    if (!key.startsWith('Arrow')) return false;
    const toward = key.slice(5).toLowerCase() as 'up' | 'right' | 'down' | 'left';
    this.focusPlace(nextPlace(this.plan, [...this.tappable.keys()], from, toward) ?? '');
    return true;
  }

  /** False when nothing can be tapped there. */
  focusPlace(place: BoardPlace): boolean {
    const hit = this.renderRoot.querySelector<SVGElement>(`g[data-place="${place}"]`);
    hit?.focus();
    return hit !== null;
  }

  private tap(place: BoardPlace, hit: Element): void {
    const button = this.renderRoot.querySelector(`g[data-place="${place}"]`) ?? hit;
    const detail = { place, box: button.getBoundingClientRect() };
    this.dispatchEvent(new CustomEvent('fp-tap', { detail, bubbles: true, composed: true }));
  }

  private measure(): void {
    if (!this.plan || this.clientWidth === 0) return;
    const view = this.picture ? this.plan.pictured : this.plan.bounds;
    this.scale = Math.min(this.clientWidth / view.width, this.clientHeight / view.height) || 1;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-board': FpBoard;
  }
}
