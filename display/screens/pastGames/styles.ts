import { css } from 'lit';

/** A list of games, each with what became of it and who played. */
export const pastGamesStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  ul {
    display: grid;
    gap: calc(1.4 * var(--gap));
  }
  .notice {
    margin-bottom: calc(1.4 * var(--gap));
    padding: calc(1.4 * var(--gap)) calc(2.4 * var(--gap));
    border: max(1px, 2 * var(--u)) solid var(--edge);
    border-radius: var(--radius);
    background: var(--panel);
    font-size: var(--type-place);
    font-weight: 650;
  }
  .game {
    display: grid;
    grid-template-columns: minmax(0, 0.9fr) minmax(0, 1.1fr) minmax(0, 2.6fr);
    align-items: center;
    gap: var(--gap) calc(3 * var(--gap));
    width: 100%;
    min-height: calc(1.1 * var(--bar));
    padding: calc(1.2 * var(--gap)) calc(2.4 * var(--gap));
    background: var(--ground);
  }
  .game[aria-expanded='true'] {
    border-color: var(--signal);
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
    background: var(--raised);
  }
  b {
    display: block;
    font-size: var(--type-verb);
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .crew {
    display: flex;
    flex-wrap: wrap;
    gap: calc(0.6 * var(--gap)) calc(2 * var(--gap));
    font-size: var(--type-place);
  }
  .crew span {
    display: flex;
    align-items: center;
    gap: calc(0.8 * var(--gap));
    min-width: 0;
  }
  .crew svg {
    flex: none;
    width: max(24px, 38 * var(--u));
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap);
    padding: calc(1.4 * var(--gap)) calc(2.4 * var(--gap));
    border: max(1px, 2 * var(--u)) solid var(--signal);
    border-top: 0;
    border-radius: 0 0 var(--radius) var(--radius);
    background: var(--raised);
    font-size: var(--type-place);
  }
  .acts button,
  .word {
    display: flex;
    align-items: center;
    gap: var(--gap);
  }
  .line {
    flex: none;
    width: 1.3em;
  }
  fp-hold-button {
    margin-left: auto;
  }
  .empty {
    display: grid;
    place-items: center;
    height: 60%;
    color: var(--ink-2);
    font-size: var(--type-turn);
    text-align: center;
  }
  .bring {
    display: flex;
    align-items: center;
    gap: var(--gap);
    min-height: var(--bar);
    border-color: var(--edge);
    font-size: var(--type-place);
    font-weight: 650;
  }
  @media (orientation: portrait), (max-height: 599px) {
    .game {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
    }
    .crew {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 599px) {
    b {
      font-size: min(var(--type-verb), 23px);
    }
    .acts {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    fp-hold-button {
      grid-column: 1 / -1;
      margin-left: 0;
    }
    .acts button:nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;
