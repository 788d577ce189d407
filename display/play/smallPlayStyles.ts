import { css } from 'lit';

export const smallPlayStyles = css`
  /* 800x480: one line of prompt above, the board, a narrow list. */
  @media (orientation: landscape) and (max-height: 599px) {
    main {
      grid-template-rows: 58px minmax(0, 1fr) auto;
      grid-template-columns: auto minmax(0, 1fr) auto minmax(290px, 37.5%);
      grid-template-areas:
        'head prompt happened counters'
        'board board board body'
        'board board board foot';
      background: linear-gradient(var(--panel) 58px, transparent 58px);
    }
    main.loose {
      grid-template-areas:
        'head prompt happened counters'
        'board board board body'
        'loose loose loose foot';
    }
    .panel {
      display: contents;
    }
    fp-counters {
      padding: 0 4px 0 10px;
    }
    .board {
      padding: 2px 4px 4px 2px;
    }
    .head {
      grid-area: head;
      min-height: 0;
      padding-left: 10px;
    }
    .pawn svg {
      width: 44px;
      height: 44px;
    }
    .whose {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .phases,
    .happened b {
      display: none;
    }
    .happened {
      grid-area: happened;
      min-height: 0;
      gap: 6px;
      padding-left: 8px;
    }
    .die svg {
      width: 32px;
      height: 32px;
    }
    .why {
      padding: 0 8px;
      font-size: 16px;
    }
    .prompt {
      grid-area: prompt;
      align-self: center;
      margin: 0 0 0 10px;
    }
    .prompt.long {
      font-size: calc(0.68 * var(--type-prompt));
    }
    .body {
      grid-area: body;
      padding: 8px 10px 0;
      background: var(--panel);
    }
    .next {
      display: -webkit-box;
      flex: none;
      overflow: hidden;
      padding: 4px 0 0;
      line-height: 1.1;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .foot {
      grid-area: foot;
      gap: 8px;
      padding: 8px 10px 10px;
      background: var(--panel);
    }
    .undo {
      width: 45%;
      gap: 3px;
      padding: 0 2px;
      font-size: 16px;
    }
    .undo svg {
      width: 16px;
      height: 16px;
    }
    .foot .primary {
      padding: 0 4px;
    }
    .foot .primary:has(.below) {
      font-size: 22px;
    }
    /* Two lines of it make the button no higher. */
    .below {
      line-height: 1;
    }
    .redo ~ .primary.primary {
      font-size: 18px;
    }
    .help {
      margin-bottom: 6px;
      font-size: 16px;
    }
    .also p > span {
      display: none;
    }
    .also {
      padding-top: 4px;
    }
    .also p {
      padding-bottom: 4px;
    }
  }
`;
