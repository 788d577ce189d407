import { css } from 'lit';

/** What every element shares: box model, buttons, focus rings. Colours and sizes come from `theme.css`. */
export const shared = css`
  :host {
    box-sizing: border-box;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p,
  ol,
  ul {
    margin: 0;
    padding: 0;
    font: inherit;
  }
  ol,
  ul {
    list-style: none;
  }
  svg {
    display: block;
    overflow: visible;
  }
  button {
    min-width: var(--touch);
    min-height: var(--touch);
    margin: 0;
    padding: 0 calc(2 * var(--gap));
    border: max(1px, 2 * var(--u)) solid var(--line);
    border-radius: var(--radius);
    background: transparent;
    color: var(--ink);
    font: inherit;
    font-variant-numeric: inherit;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }
  button:disabled {
    color: var(--ink-3);
    border-color: var(--line);
    cursor: default;
  }
  button:focus-visible,
  [tabindex]:focus-visible {
    outline: max(3px, 4 * var(--u)) solid var(--signal);
    outline-offset: max(2px, 3 * var(--u));
  }
  /* Headings get the focus for those who listen; there is nothing to press. */
  h1[tabindex]:focus-visible {
    outline: none;
  }
  /** The one thing to do now. */
  button.primary {
    border-color: var(--signal);
    background: var(--signal);
    color: var(--on-signal);
    font-size: var(--type-button);
    font-weight: 700;
    text-align: center;
  }
  button.primary:disabled {
    border-color: var(--line);
    background: var(--raised);
    color: var(--ink-3);
  }
  button.choice {
    border-color: var(--edge);
    background: var(--raised);
  }
  button.icon {
    display: grid;
    place-items: center;
    padding: 0;
    border-color: transparent;
  }
  /* Whatever else it looks like, and for as long as a finger is on it. */
  button:is(:active, [data-pressed]):not(:disabled) {
    box-shadow: inset 0 0 0 100vmax color-mix(in srgb, currentcolor 24%, transparent);
  }
  button.icon svg {
    width: var(--type-turn);
    height: var(--type-turn);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
