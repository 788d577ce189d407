import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { at } from '../tokens/draw.js';
import { falseAlarm } from '../tokens/falseAlarm.js';
import { fire } from '../tokens/fire.js';
import type { Pawn } from '../tokens/firefighter.js';
import { firefighter } from '../tokens/firefighter.js';
import { hazmat } from '../tokens/hazmat.js';
import { poi } from '../tokens/poi.js';
import { removed } from '../tokens/removed.js';
import { saved } from '../tokens/saved.js';
import { smoke } from '../tokens/smoke.js';
import { treated } from '../tokens/treated.js';
import { victim } from '../tokens/victim.js';
import { seatsIn } from './contents.js';
import type { Box } from './geometry.js';
import type { Drawn, Lying } from './overlay.js';

const TOKENS = { fire, smoke, poi, victim, treated, falseAlarm, hazmat } as const;

/** Everything lying in one space; what was just put there wears a ring, what must go a cross, who is saved a tick. */
export function pieces(
  box: Box,
  lying: readonly Lying[],
  pawnOf: (who: string) => Pawn,
  acting: string | null,
): SVGTemplateResult {
  const seats = seatsIn(box, lying.length);
  return svg`${lying.map(({ piece, look }, i) => {
    const { x, y, size } = seats[i]!;
    const isActing = piece.kind === 'firefighter' && piece.who === acting;
    return at(x, y, size, svg`${isActing ? actingRing() : ''}${withLook(drawPiece(piece, pawnOf), look)}`);
  })}`;
}

export function drawPiece(piece: Drawn, pawnOf: (who: string) => Pawn): SVGTemplateResult {
  if (piece.kind !== 'firefighter') return TOKENS[piece.kind]();
  const pawn = firefighter(pawnOf(piece.who));
  const loads = [
    ...(piece.carrying ? [TOKENS[piece.carrying]()] : []),
    ...Array.from({ length: piece.leading }, treated),
  ];
  // A pawn that was knocked over lies on its side.
  const stance = svg`<g transform=${piece.isDown ? 'rotate(90)' : 'translate(0 0)'}>${pawn}</g>`;
  if (loads.length === 0) return stance;
  return svg`
    <g transform="translate(-12 -8) scale(.86)">${stance}</g>
    ${loads.map((load, i) => at(34 - 22 * i, 30, 58, load))}`;
}

function withLook(token: SVGTemplateResult, look: Lying['look']): SVGTemplateResult {
  if (look === 'fresh') {
    return svg`<circle r="56" fill="var(--glow)" fill-opacity=".35"/><g class="flip">${token}</g><circle r="53" fill="none" stroke="var(--signal)" stroke-width="7"/>`;
  }
  if (look === 'saved') return svg`<circle r="58" fill="var(--victim)" fill-opacity=".35"/>${token}${saved()}`;
  return look === 'gone' ? svg`<g opacity=".55">${token}</g>${removed()}` : token;
}

const actingRing = () =>
  svg`<circle r="64" fill="none" stroke="var(--signal)" stroke-width="4.5" stroke-dasharray="13 9"/>`;
