import { css, html } from 'lit';
import { rowCol } from '../board/geometry.js';
import { dieBlack } from '../tokens/dieBlack.js';
import { dieRed } from '../tokens/dieRed.js';
import { picture } from '../tokens/draw.js';
import type { Naming } from '../words/index.js';
import { placeName } from '../words/index.js';

/** How such a pair is set, wherever it stands. */
export const diceStyles = css`
  .dice {
    display: flex;
    flex: none;
    gap: var(--gap);
  }
  .dice svg {
    width: var(--die);
    height: var(--die);
  }
`;

/** A space as the dice that point at it, read aloud as words; the ground outside has only one of the two. */
export function diePair(naming: Naming, space: string | null) {
  const place = space === null ? null : rowCol(space);
  if (!place || space === null) return '';
  const { rows, cols } = naming.board;
  const hasRow = place.row >= 1 && place.row <= rows;
  const hasCol = place.col >= 1 && place.col <= cols;
  const said = hasRow && hasCol ? naming.words.places.coordinates(place.row, place.col) : placeName(naming, space);
  return html`<span class="dice" role="img" aria-label=${said}>
    ${hasRow ? picture(dieRed(place.row)) : ''}${hasCol ? picture(dieBlack(place.col)) : ''}
  </span>`;
}
