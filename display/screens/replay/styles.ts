import { css } from 'lit';

/** The board as it lay, beside it what happened, below it the way through. */
export const replayStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    gap: calc(4 * var(--gap));
    height: 100%;
  }
  .told {
    min-height: 0;
    overflow: auto;
  }
  .told h2 {
    font-size: calc(1.5 * var(--type-verb));
    font-weight: 780;
  }
  .told h2::first-letter {
    text-transform: uppercase;
  }
  .told .turn {
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  .told ol {
    display: grid;
    gap: var(--gap);
    margin-top: calc(2 * var(--gap));
    font-size: var(--type-place);
  }
  .told li {
    padding-top: var(--gap);
    border-top: 1px solid var(--line);
  }
  .stops {
    margin-top: calc(2 * var(--gap));
    color: var(--alert);
  }
  .through {
    display: flex;
    flex: 1;
    min-width: 0;
    align-items: center;
    gap: var(--gap);
  }
  .through button {
    flex: 0 1 var(--bar);
    min-height: var(--bar);
  }
  .line {
    width: 1.6em;
  }
  /* A finger holds the knob; the browser's own is made for a mouse. */
  input {
    flex: 1;
    min-width: 3rem;
    height: var(--touch);
    margin: 0;
    appearance: none;
    background: none;
  }
  input::-webkit-slider-runnable-track {
    height: max(6px, 10 * var(--u));
    border-radius: 1em;
    background: var(--edge);
  }
  input::-webkit-slider-thumb {
    width: max(28px, 48 * var(--u));
    height: max(28px, 48 * var(--u));
    margin-top: calc(max(3px, 5 * var(--u)) - max(14px, 24 * var(--u)));
    appearance: none;
    border-radius: 50%;
    background: var(--signal);
  }
  input::-moz-range-track {
    height: max(6px, 10 * var(--u));
    border-radius: 1em;
    background: var(--edge);
  }
  input::-moz-range-thumb {
    width: max(28px, 48 * var(--u));
    height: max(28px, 48 * var(--u));
    border: 0;
    border-radius: 50%;
    background: var(--signal);
  }
  .counts {
    display: flex;
    gap: calc(3 * var(--gap));
  }
  .counts li {
    display: grid;
    grid-template-columns: auto auto;
    align-items: center;
    column-gap: calc(1.2 * var(--gap));
    color: var(--ink-2);
    font-size: var(--type-small);
    line-height: 1.1;
    white-space: nowrap;
  }
  .counts svg {
    grid-row: span 2;
    width: calc(1.3 * var(--type-count));
  }
  .counts b {
    color: var(--ink);
    font-size: var(--type-count);
    font-weight: 750;
  }
  .through .primary {
    display: grid;
    place-items: center;
    padding: 0;
  }
  @media (orientation: portrait) {
    .counts {
      gap: calc(1.5 * var(--gap));
    }
    .counts .label {
      display: none;
    }
    .counts svg {
      grid-row: auto;
    }
    .both {
      grid-template: minmax(0, 1.2fr) minmax(0, 1fr) / 1fr;
    }
  }
  @media (max-width: 899px) {
    button.ends {
      display: none;
    }
  }
  @media (max-width: 599px), (max-height: 599px) {
    .counts li {
      grid-template-columns: auto auto auto;
      column-gap: 4px;
    }
    .counts svg {
      grid-row: auto;
    }
    .counts .label {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 599px) {
    .through {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
    .through button {
      flex: 1;
    }
    .through input {
      order: -1;
      flex: 1 0 100%;
    }
    .counts {
      gap: 6px;
    }
    .counts svg {
      width: 26px;
    }
    .counts .of {
      display: none;
    }
  }
`;
