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
    grid-template-columns: minmax(0, 1fr);
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
    flex: 0 0 auto;
    font-size: var(--type-small);
  }
  .sound button[aria-pressed='true'] {
    border-color: var(--signal);
  }
  .sound output {
    flex: 0 1 4.5em;
    text-align: center;
  }
  .sound fp-board {
    flex: 0 1 calc(176 * var(--u));
    min-width: 70px;
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
  .parts {
    display: none;
    margin-bottom: calc(2 * var(--gap));
  }
  /* Measured in the reader's own type: very large letters leave no room for hints, and the code must be in sight. */
  @media (orientation: landscape) and (min-height: 600px) {
    section {
      container-type: inline-size;
      font-size: var(--type-small);
    }
    @container (max-width: 33em) {
      button.act small,
      .setting small {
        display: none;
      }
      .act,
      fp-hold-button.act {
        min-height: calc(0.8 * var(--bar));
      }
    }
  }
  @media (orientation: portrait), (max-height: 599px) {
    .parts {
      display: block;
    }
    .columns {
      grid-template-columns: 1fr;
    }
    section,
    h2 {
      display: none;
    }
    [data-part='game'] .game,
    [data-part='screen'] .screen {
      display: grid;
    }
  }
  @media (orientation: portrait) and (min-width: 600px) {
    section {
      gap: calc(2.4 * var(--gap));
    }
    .setting {
      padding-bottom: calc(2.4 * var(--gap));
    }
  }
  @media (orientation: landscape) and (max-height: 599px) {
    .parts {
      margin-bottom: var(--gap);
    }
    .acts {
      grid-template-columns: repeat(3, 1fr);
      gap: var(--gap);
    }
    .act,
    fp-hold-button.act {
      grid-column: auto;
      min-height: 52px;
    }
    button.act small,
    .setting small {
      display: none;
    }
    .join small {
      display: inline;
    }
    .game,
    .screen {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--gap) calc(2 * var(--gap));
    }
    .acts,
    .ways,
    .join,
    .sleepy {
      grid-column: 1 / -1;
    }
    .setting {
      grid-template-columns: 5.4em minmax(0, 1fr);
      gap: var(--gap);
      padding: 0;
      border: 0;
    }
    .setting.seat {
      order: 1;
      grid-column: 1 / -1;
    }
    .sound fp-board {
      flex-basis: 150px;
    }
    .lock > span {
      display: none;
    }
    .setting.lock {
      grid-template-columns: 1fr;
    }
    .join {
      padding: 4px 12px;
    }
    .sound button {
      padding: 0 10px;
    }
  }
  @media (max-width: 599px) {
    .acts {
      gap: var(--gap);
    }
    button.act small,
    .setting small {
      display: none;
    }
    .act,
    fp-hold-button.act {
      min-height: 58px;
      padding: 0 10px;
    }
    fp-hold-button.act {
      padding: 0;
    }
    .setting {
      grid-template-columns: 4.8em minmax(0, 1fr);
      gap: var(--gap);
      padding-bottom: var(--gap);
    }
    .setting.seat,
    .setting.lock {
      grid-template-columns: 1fr;
    }
    .seat > span,
    .lock > span {
      display: none;
    }
    .sound button {
      padding: 0 10px;
    }
    .sound fp-board {
      flex-basis: 92px;
    }
    .ways {
      grid-template-columns: 1fr 1fr;
    }
    .join {
      flex-wrap: wrap;
    }
    .join p {
      flex: 1 0 75%;
    }
    .join output {
      flex: 1;
      text-align: center;
    }
  }
  /* The narrowest phones: words without pictures, and names above what there is to choose. */
  @media (max-width: 389px) {
    .setting {
      grid-template-columns: 5.1em minmax(0, 1fr);
    }
    .sound [aria-pressed] .line,
    .seat .line {
      display: none;
    }
    .sound button {
      padding: 0 8px;
    }
    .sound output {
      flex: 1;
      white-space: nowrap;
    }
  }
  @media (max-width: 359px) {
    .setting {
      grid-template-columns: 1fr;
      gap: 3px;
    }
  }
`;
