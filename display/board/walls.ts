import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Board, TableState } from '../../server/web/wire.js';
import { damage } from '../tokens/damage.js';
import { door, splinters } from '../tokens/door.js';
import { at } from '../tokens/draw.js';
import type { EdgeLine, Plan } from './geometry.js';

const INNER = 8;
const OUTER = 12;
/** How much wall stands beside a door or an entrance. */
const STUB = 19;

/** Walls, doors and entrances as they stand now. A standing wall, a damaged one and a gap cannot be confused. */
export function walls(board: Board, plan: Plan, table: TableState): SVGTemplateResult {
  const elevatorDoors = new Set((board.elevators ?? []).map(elevator => elevator.door));
  const light = new Set(board.light ?? []);
  const bars: string[] = [];
  const outerBars: string[] = [];
  const details: { readonly key: string; readonly drawing: SVGTemplateResult }[] = [];

  for (const [edge, line] of Object.entries(plan.edges)) {
    const detail = (kind: 'opening' | 'wall' | 'rubble' | 'cubes', drawing: SVGTemplateResult) =>
      details.push({ key: `${edge} ${kind}`, drawing });
    const add = (from: number, to: number) => (line.isOuter ? outerBars : bars).push(bar(line, from, to));
    if (board.entrances.includes(edge)) {
      add(0, STUB);
      add(100 - STUB, 100);
      detail('opening', entrance(plan, line));
    } else if (elevatorDoors.has(edge)) {
      add(0, 12);
      add(88, 100);
      detail('opening', along(line, elevatorDoor(table.doors?.[edge] ?? 'closed')));
    } else if (board.doors.includes(edge)) {
      add(0, STUB);
      add(100 - STUB, 100);
      const state = table.doors?.[edge] ?? 'closed';
      if (state !== 'open') detail('opening', along(line, state === 'destroyed' ? splinters() : door(state)));
    } else if (board.reinforced?.includes(edge)) {
      add(0, 100);
      detail('wall', along(line, reinforcement(line.isOuter)));
    } else {
      const markers = table.damage?.[edge] ?? 0;
      const isGone = markers >= (light.has(edge) ? 1 : 2);
      if (isGone) {
        add(0, 13);
        add(87, 100);
      } else if (light.has(edge)) detail('wall', lightWall(line));
      else add(0, 100);
      if (isGone) detail('rubble', along(line, rubble()));
      if (markers > 0) detail('cubes', damageMarks(line, markers, isGone));
    }
  }
  return svg`<g class="walls">
    <path class="casing" d=${bars.join('')} stroke-width=${INNER + 7}/>
    <path class="casing" d=${outerBars.join('')} stroke-width=${OUTER + 7}/>
    <path class="bar" d=${bars.join('')} stroke-width=${INNER}/>
    <path class="bar" d=${outerBars.join('')} stroke-width=${OUTER}/>
    ${repeat(
      details,
      ({ key }) => key,
      ({ drawing }) => drawing,
    )}
  </g>`;
}

/** An open door swings into its room, over what lies there: one must see that the way is free. */
export function openDoors(board: Board, plan: Plan, table: TableState): SVGTemplateResult {
  const open = board.doors.filter(edge => table.doors?.[edge] === 'open' && plan.edges[edge]);
  return svg`<g class="open-doors">${repeat(
    open,
    edge => edge,
    edge => along(plan.edges[edge]!, door('open')),
  )}</g>`;
}

/** A stretch of wall, in hundredths of its length; the ends reach into the corners so that corners are closed. */
function bar(line: EdgeLine, from: number, to: number): string {
  const reach = line.isOuter ? OUTER / 2 : INNER / 2;
  const start = from === 0 ? -reach : from;
  const end = to === 100 ? 100 + reach : to;
  return line.isVertical
    ? `M${line.from.x} ${line.from.y + start}V${line.from.y + end}`
    : `M${line.from.x + start} ${line.from.y}H${line.from.x + end}`;
}

/** Draws something that is made for a wall from left to right. */
export function along(line: EdgeLine, drawing: SVGTemplateResult): SVGTemplateResult {
  const turn = line.isVertical ? ' rotate(90)' : '';
  return svg`<g transform=${`translate(${line.centre.x} ${line.centre.y})${turn}`}>${drawing}</g>`;
}

/** Where the cubes of a wall stand: one in the middle, two side by side. */
function cubePlaces(line: EdgeLine, markers: number): readonly { readonly x: number; readonly y: number }[] {
  const offsets = markers > 1 ? [-17, 17] : [0];
  return offsets.map(offset => ({
    x: line.centre.x + (line.isVertical ? 0 : offset),
    y: line.centre.y + (line.isVertical ? offset : 0),
  }));
}

function damageMarks(line: EdgeLine, markers: number, isGone: boolean): SVGTemplateResult {
  return svg`
    ${isGone ? '' : along(line, cracks(line.isOuter))}
    ${cubePlaces(line, markers).map(({ x, y }) => at(x, y, 29, damage()))}`;
}

const cracks = (isOuter: boolean) => {
  const h = isOuter ? 9 : 7;
  const crack = (x: number) => `M${x} ${-h}l4 ${h * 0.7}l-7 ${h * 0.5}l4 ${h * 0.8}`;
  return svg`<path fill="none" stroke="var(--wall-shade)" stroke-width="3.6" d=${crack(-24) + crack(25)}/>`;
};

const rubble = () => svg`
  <path fill="none" stroke="var(--wall)" stroke-width="4" stroke-linecap="round" stroke-dasharray=".1 8.2" d="M-30 0H32"/>`;

const reinforcement = (isOuter: boolean) => {
  const h = (isOuter ? OUTER : INNER) / 2 + 3;
  return svg`
    <rect x="-50" y=${-h} width="100" height=${2 * h} fill="var(--wall)"/>
    <path stroke="var(--wall-shade)" stroke-width="2.4" d=${[-40, -24, -8, 8, 24, 40].map(x => `M${x - 5} ${h}L${x + 5} ${-h}`).join('')}/>`;
};

function lightWall(line: EdgeLine): SVGTemplateResult {
  return along(
    line,
    svg`<path stroke="var(--wall-shade)" stroke-width="13" d="M-50 0H50"/><path stroke="var(--wall)" stroke-width="2.6" d="M-50-3.4H50M-50 3.4H50"/>`,
  );
}

/** Two leaves that slide: shut, apart, or gone. */
const elevatorDoor = (state: 'closed' | 'open' | 'destroyed') => {
  if (state === 'destroyed') return splinters();
  const gap = state === 'closed' ? 1 : 26;
  const leaf = (x: number, width: number) =>
    svg`<rect x=${x} y="-6" width=${width} height="12" fill="var(--door)" stroke="var(--door-edge)" stroke-width="2.5"/>`;
  return svg`${leaf(-38, 38 - gap)}${leaf(gap, 38 - gap)}`;
};

/** An always open doorway: a threshold, and in it an arrow that points in, where neither vehicles nor tokens come to lie. */
function entrance(plan: Plan, line: EdgeLine): SVGTemplateResult {
  const { x, y } = line.centre;
  const { width, height } = plan.building;
  const turn = line.isVertical ? (x === width ? 180 : 0) : y === height ? -90 : 90;
  return svg`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <path stroke="var(--edge)" stroke-width="2" d="M-5-31V-20M-5 20V31M5-31V-20M5 20V31"/>
    <path fill="none" stroke="var(--wall)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M-5-13L6 0L-5 13"/>
  </g>`;
}

/** A door or cube that must be taken away: pale, under a cross. */
export function ghostAtEdge(line: EdgeLine, token: 'door' | 'damage'): SVGTemplateResult {
  const drawing = token === 'door' ? door('closed') : at(0, 0, 29, damage());
  return along(line, drawing);
}
