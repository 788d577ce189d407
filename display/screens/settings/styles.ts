import { css } from 'lit';

/** Two columns where there is room: the game on the left, the screen on the right. */
export const settingsStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: calc(7 * var(--gap));
  }
  section {
    display: grid;
    align-content: start;
    gap: calc(1.4 * var(--gap));
  }
  h2 {
    color: var(--ink-2);
    font-size: var(--type-verb);
  }
  b {
    display: block;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--type-small);
    font-weight: 450;
  }
  .line {
    flex: none;
    width: 1.5em;
  }
  .acts {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: calc(1.4 * var(--gap));
  }
  .act,
  .inside {
    display: flex;
    align-items: center;
    gap: calc(1.6 * var(--gap));
  }
  .act {
    min-height: calc(1.15 * var(--bar));
    padding: var(--gap) calc(2 * var(--gap));
    background: var(--ground);
    font-size: var(--type-place);
  }
  fp-hold-button.act {
    display: grid;
    grid-column: 1 / -1;
    min-height: var(--bar);
    align-items: stretch;
    padding: 0;
    border-radius: var(--radius);
  }
  .setting {
    display: grid;
    grid-template-columns: minmax(7em, 0.7fr) minmax(0, 1.6fr);
    align-items: center;
    gap: calc(2 * var(--gap));
    padding-bottom: calc(1.2 * var(--gap));
    border-bottom: 1px solid var(--line);
    font-size: var(--type-place);
  }
  .sound {
    display: flex;
    align-items: center;
    gap: var(--gap);
  }
  .sound button {
    display: flex;
    align-items: center;
    gap: var(--gap);
    font-size: var(--type-small);
  }
  .sound button[aria-pressed='true'] {
    border-color: var(--signal);
  }
  .sound output {
    min-width: 4.5em;
    text-align: center;
  }
  .sound fp-board {
    flex: 1;
    height: calc(120 * var(--u));
    min-height: 70px;
  }
  .ways {
    display: grid;
    grid-template-columns: repeat(4, auto);
    gap: calc(1.2 * var(--gap));
  }
  .ways button {
    display: flex;
    align-items: center;
    gap: var(--gap);
    font-size: var(--type-small);
  }
  .sleepy {
    display: flex;
    align-items: center;
    gap: var(--gap);
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .join {
    display: flex;
    align-items: center;
    gap: calc(1.6 * var(--gap));
    padding: calc(1.4 * var(--gap)) calc(2 * var(--gap));
    border-radius: var(--radius);
    background: var(--ground);
    font-size: var(--type-place);
  }
  .join p {
    flex: 1;
  }
  .join output {
    font-size: calc(1.6 * var(--type-verb));
    font-weight: 780;
    letter-spacing: 0.12em;
  }
  @media (orientation: portrait), (max-height: 599px) {
    .columns {
      grid-template-columns: 1fr;
    }
  }
  @media (max-width: 599px) {
    .acts,
    .setting {
      grid-template-columns: 1fr;
    }
    .setting {
      gap: var(--gap);
    }
    .ways {
      grid-template-columns: 1fr 1fr;
    }
    .sound {
      flex-wrap: wrap;
    }
    .act {
      min-height: var(--touch);
    }
  }
`;
