import { css } from 'lit';

export const rebuildStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(652 * var(--u));
    height: 100%;
  }
  .board {
    display: grid;
    min-width: 0;
    min-height: 0;
    padding: calc(2 * var(--gap));
  }
  .panel {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    padding: var(--pad);
    border-left: max(1px, 1.5 * var(--u)) solid var(--line);
    background: var(--panel);
  }
  .which {
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  h1 {
    margin: var(--gap) 0 calc(2 * var(--gap));
    font-size: calc(0.85 * var(--type-prompt));
    font-weight: 780;
    letter-spacing: -0.02em;
    line-height: 1.02;
    text-wrap: balance;
  }
  h1::first-letter {
    text-transform: uppercase;
  }
  fp-pages {
    flex: 1;
  }
  footer {
    display: flex;
    gap: calc(2 * var(--gap));
    padding-top: var(--gap);
  }
  footer button {
    min-height: var(--bar);
    min-width: min(30%, 206 * var(--u));
    font-size: calc(0.72 * var(--type-button));
    font-weight: 700;
  }
  footer .primary {
    flex: 1;
    font-size: var(--type-button);
  }
  @media (orientation: landscape) and (max-height: 599px) {
    main {
      grid-template-columns: minmax(0, 1fr) minmax(290px, 37.5%);
    }
    .panel {
      padding: 8px 10px;
    }
    .board {
      padding: 2px;
    }
    h1 {
      margin: 2px 0 6px;
    }
  }
  @media (orientation: portrait) {
    main {
      grid-template-rows: minmax(0, 1.1fr) minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr);
    }
    .panel {
      padding: calc(1.5 * var(--gap)) var(--pad) var(--pad);
      border-top: max(1px, 1.5 * var(--u)) solid var(--line);
      border-left: 0;
    }
    h1 {
      margin: 0 0 var(--gap);
    }
  }
  @media (orientation: portrait) and (max-width: 599px) {
    main {
      grid-template-rows: 84vw minmax(0, 1fr);
    }
    .board {
      padding: 4px 2px;
    }
  }
`;
