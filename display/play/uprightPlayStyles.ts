import { css } from 'lit';

export const uprightPlayStyles = css`
  /* Upright: the board above, the dispatcher below. */
  @media (orientation: portrait) {
    main {
      grid-template-rows: calc(62 * var(--u)) auto minmax(0, 1.14fr) minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'counters' 'loose' 'board' 'panel';
    }
    fp-counters {
      padding: 0 calc(0.5 * var(--gap)) 0 var(--pad);
    }
    .panel {
      display: grid;
      grid-template-rows: auto auto minmax(0, 1fr) auto;
      grid-template-columns: minmax(0, 1fr) auto;
      padding: calc(12 * var(--u)) var(--pad) calc(20 * var(--u));
      border-top: max(1px, 1.5 * var(--u)) solid var(--line);
      border-left: 0;
    }
    .prompt,
    .body,
    .foot {
      grid-column: 1 / -1;
    }
    .head {
      min-height: calc(54 * var(--u));
    }
    .panel:not(:has(.happened)) .head {
      grid-column: 1 / -1;
    }
    .panel:has(.happened) .phases {
      display: none;
    }
    .pawn svg {
      width: calc(48 * var(--u));
      height: calc(48 * var(--u));
    }
    .happened {
      min-height: 0;
    }
    .die svg {
      width: calc(38 * var(--u));
      height: calc(38 * var(--u));
    }
    .why {
      min-height: 48px;
    }
    /* A little closer than elsewhere: four rows then fit beside a question. */
    .prompt {
      margin: calc(0.5 * var(--gap)) 0 calc(0.75 * var(--gap));
    }
    .foot {
      padding-top: calc(1.5 * var(--gap));
    }
  }

  /* Beside each other, the question and its answers leave the list twice the room. */
  @media (orientation: portrait) and (min-width: 600px) {
    .also.short {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
      align-items: center;
      gap: calc(2 * var(--gap));
    }
    .also.short p {
      padding-bottom: 0;
    }
  }

  /* A phone: prompt and list first, the board when it is wanted or when one must tap on it. */
  @media (orientation: portrait) and (max-width: 599px) {
    main {
      grid-template-rows: 52px auto minmax(0, 1fr);
      grid-template-areas: 'counters' 'loose' 'panel';
    }
    .board {
      display: none;
    }
    main.action,
    main.board-wanted {
      grid-template-rows: 52px auto auto minmax(0, 1fr);
      grid-template-areas: 'counters' 'loose' 'board' 'panel';
    }
    .action .board,
    .board-wanted .board {
      display: grid;
      height: min(84vw, 45vh);
      padding: 0 2px;
    }
    /* Where nothing is tapped on the board, the list has the better claim to the room. */
    .instructions.board-wanted .board {
      height: min(84vw, 36vh);
    }
    .panel {
      padding: 8px 14px 14px;
    }
    .whose > span,
    .phases {
      display: none;
    }
    .happened {
      grid-column: 1 / -1;
      gap: 10px;
    }
    .panel {
      grid-template-rows: auto auto auto minmax(0, 1fr) auto;
    }
    .panel:not(:has(.happened)) {
      grid-template-rows: auto auto minmax(0, 1fr) auto;
    }
    .head {
      grid-column: 1 / -1;
    }
    .why {
      min-height: 44px;
      padding: 0 10px;
    }
    .also p > span {
      display: none;
    }
    .show-board {
      display: grid;
      justify-items: center;
      align-content: center;
      min-width: 70px;
      padding: 0;
      font-size: 16px;
    }
    .action .show-board {
      display: none;
    }
    /* The name of what would be undone, in two lines under the word. */
    .undo.undo {
      gap: 0 4px;
      width: max(114px, 31.5vw);
      padding: 0 5px;
      font-size: 16px;
      line-height: 1.05;
    }
    .undo svg {
      width: 16px;
      height: 16px;
    }
    .foot {
      gap: 8px;
    }
    .foot .primary {
      padding: 0 4px;
    }
  }

  /* A phone with the board in sight: pawn, whose turn and prompt side by side leave the rest of the panel to what is to be done. */
  @media (orientation: portrait) and (max-width: 599px) {
    :is(.action, .board-wanted) .panel.panel {
      grid-template-rows: auto auto auto minmax(0, 1fr) auto;
      grid-template-columns: auto minmax(0, 1fr);
      padding: 6px 14px 8px;
    }
    :is(.action, .board-wanted) .head {
      display: contents;
    }
    :is(.action, .board-wanted) .pawn {
      grid-area: 1 / 1 / 3 / 2;
      align-self: center;
      margin-right: 10px;
    }
    :is(.action, .board-wanted) .whose b {
      color: var(--ink-2);
      font-size: 16px;
    }
    :is(.action, .board-wanted) .prompt {
      grid-area: 2 / 2;
      margin: 0 0 6px;
      font-size: calc(0.66 * var(--type-prompt));
    }
    :is(.action, .board-wanted) .happened {
      grid-row: 3;
    }
    :is(.action, .board-wanted) .body {
      grid-row: 4;
    }
    :is(.action, .board-wanted) .foot {
      grid-row: 5;
    }
  }

  /* The narrowest phones: a word without its picture. */
  @media (orientation: portrait) and (max-width: 379px) {
    .undo svg {
      display: none;
    }
    .undo b {
      grid-column: 1 / -1;
    }
    .show-board {
      min-width: 60px;
    }
    .foot:has(.redo) {
      gap: 4px;
    }
    .redo ~ .primary.primary {
      font-size: 16px;
    }
  }

  /* The lowest: the pawn tells whose turn it is, the plan what happened. */
  @media (orientation: portrait) and (max-width: 599px) and (max-height: 659px) {
    :is(.action, .board-wanted) .whose,
    .board-wanted .happened,
    .board-wanted .body:has(.next) .help {
      display: none;
    }
    .board-wanted .next {
      padding-bottom: 0;
    }
  }
`;
