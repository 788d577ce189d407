import { css } from 'lit';

/** The plan on one side, what to do with it on the other: the frame of correcting and of building up again. */
export const besidePlan = css`
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
  h1 {
    font-size: calc(0.78 * var(--type-prompt));
    font-weight: 780;
    letter-spacing: -0.02em;
    line-height: 1.02;
    text-wrap: balance;
  }
  footer {
    display: flex;
    gap: calc(2 * var(--gap));
    padding-top: var(--gap);
  }
  footer button {
    min-width: min(30%, 206 * var(--u));
    min-height: var(--bar);
    font-size: max(16px, 0.72 * var(--type-button));
    font-weight: 700;
    text-align: center;
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
