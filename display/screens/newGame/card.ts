import { css } from 'lit';

/** Cards that are chosen by a tap: a strong edge and a check mark say which one is. */
export const cards = css`
  button.card {
    position: relative;
    display: block;
    width: 100%;
    padding: calc(1.4 * var(--gap)) calc(2.4 * var(--gap));
    border-color: var(--line);
    background: var(--ground);
  }
  button.card[aria-checked='true'],
  button.card[aria-pressed='true'] {
    border-color: var(--signal);
    border-width: max(2px, 3 * var(--u));
    background: var(--raised);
  }
  .card b {
    display: block;
    padding-right: 2em;
    font-size: var(--type-verb);
    font-weight: 750;
  }
  .card .says {
    display: block;
    font-size: var(--type-place);
  }
  .card .fine {
    display: block;
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .tick {
    position: absolute;
    top: calc(1.4 * var(--gap));
    right: calc(1.4 * var(--gap));
    display: grid;
    place-items: center;
    width: calc(1.15 * var(--type-verb));
    height: calc(1.15 * var(--type-verb));
    border-radius: 50%;
    background: var(--signal);
    color: var(--on-signal);
  }
  @media (orientation: landscape) and (max-height: 599px) {
    button.card {
      padding: 4px 12px;
    }
  }
  .tick .line {
    width: 72%;
  }
`;
