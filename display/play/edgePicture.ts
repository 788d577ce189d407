import { svg } from 'lit';
import type { Direction } from '../../server/web/wire.js';
import { damage } from '../tokens/damage.js';
import { door } from '../tokens/door.js';
import { at } from '../tokens/draw.js';
import { removed } from '../tokens/removed.js';

const QUARTER: Readonly<Record<Direction, number>> = { up: 0, right: 90, down: 180, left: 270 };

/** A small dashed space with the cube or door on the right side of it: says where without a word. An open leaf needs room to swing. */
export function edgePicture(side: Direction, token: 'damage' | 'door', look: 'put' | 'take' | 'open' | 'closed') {
  const leaf = token === 'door' ? (look === 'open' ? 'open' : 'closed') : null;
  return svg`
    <g transform=${`rotate(${QUARTER[side]}) scale(${leaf === 'open' ? 0.8 : 1})`}>
      <rect x="-34" y="-30" width="68" height="70" rx="4" fill="none" stroke="var(--ink-3)" stroke-width="4" stroke-dasharray="9 7"/>
      <path stroke="var(--wall)" stroke-width="13" d="M-42-30H-27M42-30H27"/>
      ${leaf ? svg`<g transform="translate(0 -30) scale(.9)">${door(leaf)}</g>` : ''}
    </g>
    ${token === 'damage' ? at(...offset(side), 58, damage()) : ''}
    ${look === 'take' ? at(...offset(side), 68, removed()) : ''}`;
}

function offset(side: Direction): [number, number] {
  const away = 30;
  return side === 'up' ? [0, -away] : side === 'down' ? [0, away] : side === 'left' ? [-away, 0] : [away, 0];
}
