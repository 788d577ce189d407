import { css } from 'lit';

/** Name and specialist side by side where there is room; one at a time where there is not. */
export const firefighterStyles = css`
  .both {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
    gap: calc(5 * var(--gap));
  }
  .pick {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    --specialist-columns: 2;
  }
  .later {
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding: var(--gap) calc(1.6 * var(--gap));
    border-color: var(--edge);
    font-size: var(--type-place);
    line-height: 1.15;
  }
  .later[aria-checked='true'] {
    border-color: var(--signal);
    background: color-mix(in srgb, var(--signal) 14%, var(--raised));
  }
  .later span {
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .parts {
    display: none;
  }
  h3 {
    margin-bottom: var(--gap);
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  input {
    width: 100%;
    min-height: var(--touch);
    margin: 0 0 calc(1.5 * var(--gap));
    padding: 0 calc(2 * var(--gap));
    border: max(1px, 2 * var(--u)) solid var(--edge);
    border-radius: var(--radius);
    background: var(--ground);
    color: var(--ink);
    caret-color: var(--signal);
    font: inherit;
    font-size: var(--type-turn);
    font-weight: 700;
  }
  input:focus {
    border-color: var(--signal);
    outline: none;
  }
  input::placeholder {
    color: var(--ink-3);
    font-weight: 450;
    opacity: 1;
  }
  .others {
    margin-top: calc(2 * var(--gap));
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gap);
  }
  .row button {
    display: flex;
    align-items: center;
    gap: var(--gap);
    border-color: var(--edge);
    font-size: var(--type-place);
  }
  .row .line {
    width: 1.2em;
  }
  .row .primary {
    flex: 1;
    justify-content: center;
    max-width: 16em;
    margin-left: auto;
    border-color: var(--signal);
    font-size: var(--type-verb);
  }
  @media (max-width: 1099px), (max-height: 599px) {
    .parts {
      display: block;
    }
    .both {
      display: block;
    }
    .both section {
      display: none;
    }
    .both[data-part='name'] .name {
      display: block;
    }
    .both[data-part='specialist'] .pick {
      display: grid;
    }
    .both h3 {
      display: none;
    }
    .both .others h3 {
      display: block;
      margin: 0;
    }
    .others {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gap);
      margin-top: var(--gap);
    }
  }
  @media (max-width: 599px) {
    .pick {
      --specialist-columns: 1;
    }
    [slot='foot'] button,
    ::slotted([slot='out']) {
      flex: 1;
      justify-content: center;
      gap: 2px;
      padding: 0 4px;
    }
    ::slotted([slot='out']),
    .row .primary {
      flex: 1 0 100%;
      max-width: none;
    }
  }
  @media (max-width: 389px) {
    label h3 {
      display: none;
    }
    [slot='foot'] button,
    ::slotted([slot='out']),
    .row .primary {
      flex: 1 0 34%;
    }
  }
`;
