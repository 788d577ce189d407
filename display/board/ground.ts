import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import type { Board, ParkingSpot, Space } from '../../server/web/wire.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed, PIPS } from '../tokens/dieRed.js';
import { at } from '../tokens/draw.js';
import type { Box, Label, Plan } from './geometry.js';
import { around, centre, RING, rowCol, SPACE } from './geometry.js';
import { commonFace, printedPair } from './pairs.js';
import type { RoomLabel } from './roomLabels.js';

const FLOORS = 8;

/** Everything printed that lies under walls and tokens. */
export function ground(board: Board, plan: Plan): SVGTemplateResult {
  const { ground: area, building } = plan;
  return svg`
    <rect x=${area.x} y=${area.y} width=${area.width} height=${area.height} rx="16" fill="var(--ground)" stroke="var(--line)" stroke-width="1.5"/>
    ${ringTicks(plan)}
    ${(board.parking.engine ?? []).map(spot => parking(plan, spot, 'engine'))}
    ${(board.parking.ambulance ?? []).map(spot => parking(plan, spot, 'ambulance'))}
    <rect x=${building.x} y=${building.y} width=${building.width} height=${building.height} fill="var(--floor-0)"/>
    ${Object.values(board.rooms ?? {}).map((spaces, i) =>
      spaces.map(space => {
        const box = plan.spaces[space];
        return box
          ? svg`<rect x=${box.x} y=${box.y} width=${box.width + 0.5} height=${box.height + 0.5} fill=${`var(--floor-${i % FLOORS})`}/>`
          : '';
      }),
    )}
    ${gridLines(plan)}
    ${(board.elevators ?? []).map(({ space }) => shaft(plan, space))}
    ${plan.lobby ? lobby(plan) : ''}`;
}

/**
 * The dice along two sides; when a roll is shown, its own two are lit and all others dimmed, in one go. A row or column whose
 * spaces have different faces printed on them (R44) has a die only then.
 */
export function dieLabels(board: Board, plan: Plan, target: Space | null): SVGTemplateResult {
  const red = ({ at: place }: Label, face: number | null) => (face ? at(place.x, place.y, 36, dieRed(face)) : '');
  const black = ({ at: place }: Label, face: number | null) => (face ? at(place.x, place.y, 36, dieBlack(face)) : '');
  const inRow = ({ line }: Label) =>
    commonFace(
      board,
      plan.colLabels.map(col => `${line},${col.line}`),
      'red',
    );
  const inCol = ({ line }: Label) =>
    commonFace(
      board,
      plan.rowLabels.map(row => `${row.line},${line}`),
      'black',
    );
  const lit = target ? rowCol(target) : null;
  const pair = target ? printedPair(board, target) : null;
  const row = pair && plan.rowLabels.find(({ line }) => line === lit?.row);
  const col = pair && plan.colLabels.find(({ line }) => line === lit?.col);
  return svg`
    <g class=${lit ? 'labels dim' : 'labels'}>
      ${plan.rowLabels.map(label => red(label, inRow(label)))}${plan.colLabels.map(label => black(label, inCol(label)))}
    </g>
    ${row ? svg`${pointer(plan, row)}${red(row, pair.red)}` : ''}${col ? svg`${pointer(plan, col)}${black(col, pair.black)}` : ''}`;
}

/** From a die that was rolled over the ground to its row or column. */
function pointer({ building }: Plan, { at: { x, y } }: Label): SVGTemplateResult {
  const way = x < building.x ? `M${x + 22} ${y}H${building.x - 8}` : `M${x} ${y + 22}V${building.y - 8}`;
  return svg`<path fill="none" stroke="var(--signal)" stroke-opacity=".6" stroke-width="3" d=${way}/>`;
}

/** Both dice in every space, faint, as on the table: all of them in two paths, for there are many. */
export function coordinates(board: Board, plan: Plan, typeSize: number): SVGTemplateResult {
  const places = Object.entries(plan.spaces).flatMap(([space, box]) => {
    const pair = printedPair(board, space);
    return pair ? [{ ...pair, x: box.x + 17, y: box.y + 18 }] : [];
  });
  const square = ({ x, y }: { x: number; y: number }) => `M${x - 6} ${y - 6}h12v12h-12z`;
  const pips = ({ red, x, y }: { red: number; x: number; y: number }) =>
    (PIPS[red] ?? []).map(([dx, dy]) => `M${x + dx * 0.13} ${y + dy * 0.13}h.01`).join('');
  return svg`<g class="coordinates">
    <path fill="var(--die-red)" d=${places.map(square).join('')}/>
    <path fill="none" stroke="var(--die-pip)" stroke-width="2.5" stroke-linecap="round" d=${places.map(pips).join('')}/>
    ${places.map(({ black, x, y }) => svg`<text x=${x + 13} y=${y + typeSize * 0.35} font-size=${typeSize} fill="var(--ink-3)">${black}</text>`)}
  </g>`;
}

export function roomNames(labels: readonly RoomLabel[], typeSize: number): SVGTemplateResult {
  return svg`<g class="rooms" font-size=${typeSize} text-anchor="middle" fill="var(--ink-3)">${labels.map(
    ({ at: place, lines }) =>
      lines.map(
        (line, i) =>
          svg`<text x=${place.x} y=${place.y + typeSize * (0.35 + 1.05 * (i - (lines.length - 1) / 2))}>${line}</text>`,
      ),
  )}</g>`;
}

export function lobbyName({ lobby }: Plan, name: string, typeSize: number): SVGTemplateResult | '' {
  if (!lobby) return '';
  return svg`<text x=${lobby.x + 16} y=${lobby.y + lobby.height / 2 + typeSize * 0.35} font-size=${typeSize} fill="var(--ink-3)">${name}</text>`;
}

function gridLines(plan: Plan): SVGTemplateResult {
  const { width, height } = plan.building;
  const down = Array.from({ length: width / SPACE - 1 }, (_, i) => `M${(i + 1) * SPACE} 0V${height}`);
  const across = Array.from({ length: height / SPACE - 1 }, (_, i) => `M0 ${(i + 1) * SPACE}H${width}`);
  return svg`<path fill="none" stroke="var(--grid)" stroke-width="1.5" d=${[...down, ...across].join('')}/>`;
}

/** Small strokes that divide the ground into spaces without shouting. */
function ringTicks(plan: Plan): SVGTemplateResult {
  const { width, height } = plan.building;
  const ticks: string[] = [];
  for (let x = 0; x <= width; x += SPACE)
    ticks.push(`M${x} ${-RING}v14M${x} ${-14}v6`, `M${x} ${height + 8}v6M${x} ${height + RING - 14}v14`);
  for (let y = 0; y <= height; y += SPACE)
    ticks.push(`M${-RING} ${y}h14M${-14} ${y}h6`, `M${width + 8} ${y}h6M${width + RING - 14} ${y}h14`);
  return svg`<path fill="none" stroke="var(--line)" stroke-width="1.5" d=${ticks.join('')}/>`;
}

const INSET = 6;

/** What is printed on a vehicle's spots. */
export const SIGNS = {
  engine: 'M-16-8H16V8H-16zM-11-4V4M-4-4V4M4-4V4M11-4V4M-11-4H11M-11 4H11',
  ambulance: 'M-16-9H16V9H-16zM0-5V5M-5 0H5',
} as const;

function parking(plan: Plan, spot: ParkingSpot, vehicle: 'engine' | 'ambulance'): SVGTemplateResult {
  const box = around(spot.spaces.map(space => plan.spaces[space]!));
  const middle = centre(box);
  const isUpright = box.height > box.width;
  return svg`
    <rect x=${box.x + INSET} y=${box.y + INSET} width=${box.width - 2 * INSET} height=${box.height - 2 * INSET} rx="7" fill="none"
      stroke="var(--edge)" stroke-opacity=".65" stroke-width="1.6" stroke-dasharray=${vehicle === 'engine' ? '8 6' : 'none'}/>
    <path fill="none" stroke="var(--edge)" stroke-width="2" d=${SIGNS[vehicle]}
      transform=${`translate(${middle.x} ${middle.y})${isUpright ? ' rotate(90)' : ''}`}/>`;
}

/** An elevator's shaft: a cross, as architects draw it. */
function shaft(plan: Plan, space: string): SVGTemplateResult {
  const box = plan.spaces[space];
  if (!box) return svg``;
  const { x, y, width, height } = box;
  return svg`
    <rect x=${x + 8} y=${y + 8} width=${width - 16} height=${height - 16} fill="var(--ground)" stroke="var(--edge)" stroke-width="2"/>
    <path stroke="var(--line)" stroke-width="2" d=${`M${x + 8} ${y + 8}l${width - 16} ${height - 16}M${x + width - 8} ${y + 8}l${16 - width} ${height - 16}`}/>`;
}

function lobby(plan: Plan): SVGTemplateResult {
  const { x, y, width, height } = plan.lobby!;
  return svg`
    <rect x=${x} y=${y} width=${width} height=${height} rx="10" fill="var(--floor-1)" stroke="var(--wall)" stroke-width="3"/>
    ${Object.values(plan.cars).map(
      car => svg`
      <rect x=${car.x} y=${car.y} width=${car.width} height=${car.height} rx="4" fill="var(--ground)" stroke="var(--edge)" stroke-width="2" stroke-dasharray="7 5"/>
      <path fill="none" stroke="var(--edge)" stroke-width="2.5" d=${`M${car.x + 38} ${car.y + 14}l12 -9l12 9`}/>`,
    )}`;
}

/** Cars that will not come again: boarded up, nothing points up from them. */
export function brokenCars(plan: Plan, elevators: readonly string[]): SVGTemplateResult {
  const board = ({ x, y, width, height }: Box) => svg`
    <rect x=${x} y=${y} width=${width} height=${height} rx="4" fill="var(--ground)" stroke="var(--edge)" stroke-width="2"/>
    <path fill="none" stroke="var(--wall)" stroke-width="7" stroke-linecap="round" d=${`M${x + 16} ${y + 16}L${x + width - 16} ${y + height - 16}M${x + width - 16} ${y + 16}L${x + 16} ${y + height - 16}`}/>`;
  return svg`${elevators.flatMap(space => plan.cars[space] ?? []).map(board)}`;
}
