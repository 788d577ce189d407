import { css, html } from 'lit';
import { rowCol } from '../board/geometry.js';
import { diceToward, printedPair } from '../board/pairs.js';
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
  if (space === null || !rowCol(space)) return '';
  const { red, black } = diceToward(naming.board, space);
  const pair = printedPair(naming.board, space);
  const said = pair ? naming.words.places.coordinates(pair.red, pair.black) : placeName(naming, space);
  return html`<span class="dice" role="img" aria-label=${said}>
    ${red ? picture(dieRed(red)) : ''}${black ? picture(dieBlack(black)) : ''}
  </span>`;
}
