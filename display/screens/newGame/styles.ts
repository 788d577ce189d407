import { css } from 'lit';

/** Three columns where there is room; one part at a time where there is not. */
export const newGameStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  .columns {
    display: grid;
    grid-template-columns: 1.02fr 0.95fr 1.28fr;
    gap: calc(5 * var(--gap));
    height: 100%;
  }
  section {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
    margin-bottom: calc(1.6 * var(--gap));
    font-size: var(--type-verb);
    font-weight: 700;
  }
  h2 small {
    margin-left: auto;
    color: var(--ink-2);
    font-size: var(--type-small);
    font-weight: 450;
  }
  .number {
    display: grid;
    place-items: center;
    width: 1.5em;
    height: 1.5em;
    border: max(1px, 2 * var(--u)) solid var(--ink-2);
    border-radius: 50%;
    font-size: 0.85em;
  }
  fp-board-list {
    flex: 1;
    min-height: 0;
  }
  fp-rule-list {
    flex: 1;
  }
  .rows {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: calc(1.2 * var(--gap));
    margin-top: calc(3 * var(--gap));
  }
  .rows button {
    display: flex;
    flex-direction: column;
    justify-content: center;
    width: 100%;
    min-height: max(52px, 84 * var(--u));
    padding: 0 calc(1.6 * var(--gap));
    font-size: var(--type-small);
  }
  .rows span {
    color: var(--ink-2);
  }
  .rows b {
    max-width: 100%;
    overflow: hidden;
    font-size: var(--type-place);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Measured in the reader's own type: very large letters take two columns, for no value may be cut. */
  @media (orientation: landscape) and (min-height: 600px) {
    .crew {
      container-type: inline-size;
      font-size: var(--type-small);
    }
    @container (max-width: 26em) {
      .rows {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--gap);
        margin-top: calc(1.5 * var(--gap));
      }
      .rows button {
        min-height: max(48px, 70 * var(--u));
        line-height: 1.05;
      }
    }
  }
  .kept {
    color: var(--ink-2);
    font-size: var(--type-small);
    text-align: end;
  }
  .go {
    flex: 0 0 calc(3.5 * var(--bar));
    min-height: var(--bar);
    font-size: calc(1.4 * var(--type-button));
    font-weight: 780;
  }
  .parts {
    display: none;
    position: sticky;
    top: 0;
    z-index: 1;
    margin-bottom: calc(2 * var(--gap));
    background: var(--bg);
  }
  @media (orientation: portrait), (max-height: 599px) {
    .parts {
      display: block;
    }
    .columns {
      display: block;
      height: auto;
    }
    section,
    h2 .number {
      display: none;
    }
    [data-part='rules'] .rules,
    [data-part='board'] .board,
    [data-part='crew'] .crew {
      display: flex;
    }
    h2 {
      display: none;
    }
    .go {
      flex: 1 1 0;
      max-width: 24rem;
    }
    .kept {
      display: none;
    }
    .rows b {
      line-height: 1.1;
      white-space: normal;
    }
  }
  @media (orientation: landscape) and (max-height: 599px) {
    .parts {
      margin-bottom: var(--gap);
    }
    .rows {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      margin-top: var(--gap);
    }
    .rows button {
      min-height: 56px;
      padding: 0 8px;
    }
  }
  @media (max-width: 599px) {
    .rows {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (orientation: portrait) {
    fp-board-list {
      flex: none;
      height: 62vh;
    }
  }
`;
