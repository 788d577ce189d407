import { css, html } from 'lit';
import { icon } from '../icons.js';
import type { Words } from '../words/index.js';

/** The part of a list that is shown, and the page it is; `turn` shows another. */
export interface Pager {
  readonly page: number;
  readonly first: number;
  readonly count: number;
  readonly of: number;
  readonly turn: (to: number) => void;
}

/** One page back, where one is, one page on. */
export function pager({ play }: Pick<Words, 'play'>, { page, first, count, of, turn }: Pager) {
  return html`<div class="pager">
    <button class="icon" aria-label=${play.earlier} ?disabled=${page === 0} @click=${() => turn(page - 1)}>${icon('left')}</button>
    <span>${play.page(first + 1, first + count, of)}</span>
    <button class="icon" aria-label=${play.later} ?disabled=${first + count >= of} @click=${() => turn(page + 1)}>${icon('right')}</button>
  </div>`;
}

export const pagerStyles = css`
  .pager {
    display: flex;
    align-items: center;
    justify-content: space-between;
    border-top: 1px solid var(--line);
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  .pager button {
    min-height: max(44px, min(var(--touch), 0.8 * var(--row)));
  }
`;
