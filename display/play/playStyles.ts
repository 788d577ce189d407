import { css } from 'lit';

/** Where the board, the counters and the dispatcher's panel stand, for each shape of screen. */
export const playStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  main {
    position: relative;
    display: grid;
    grid-template: calc(88 * var(--u)) minmax(0, 1fr) / minmax(0, 1fr) calc(652 * var(--u));
    grid-template-areas:
      'counters panel'
      'board panel';
    height: 100%;
    overflow: hidden;
  }
  fp-counters {
    grid-area: counters;
    padding: 0 calc(2.5 * var(--gap)) 0 calc(3 * var(--gap));
  }
  .board {
    grid-area: board;
    display: grid;
    min-width: 0;
    min-height: 0;
    padding: 0 calc(1.5 * var(--gap)) calc(1.5 * var(--gap)) calc(1.5 * var(--gap));
  }
  .panel {
    position: relative;
    z-index: 2;
    grid-area: panel;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    padding: calc(24 * var(--u)) var(--pad) calc(28 * var(--u));
    border-left: max(1px, 1.5 * var(--u)) solid var(--line);
    background: var(--panel);
  }

  .head {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--gap));
    min-height: calc(72 * var(--u));
  }
  .pawn svg {
    width: calc(68 * var(--u));
    height: calc(68 * var(--u));
  }
  .whose {
    flex: 1;
    min-width: 0;
    line-height: 1.12;
  }
  .whose b {
    display: block;
    overflow: hidden;
    font-size: var(--type-turn);
    font-weight: 700;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .whose span {
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .phases {
    display: flex;
    gap: calc(2 * var(--gap));
    color: var(--ink-3);
    font-size: var(--type-small);
  }
  .phases li {
    padding-bottom: 0.2em;
    border-bottom: max(2px, 3 * var(--u)) solid transparent;
  }
  .phases [aria-current] {
    border-color: var(--signal);
    color: var(--ink);
    font-weight: 700;
  }
  .happened {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
    min-height: calc(80 * var(--u));
    color: var(--alert);
    font-size: var(--type-turn);
  }
  .happened b {
    flex: 1;
    font-weight: 700;
  }
  .die svg {
    width: calc(56 * var(--u));
    height: calc(56 * var(--u));
  }
  .why {
    color: var(--ink-2);
    font-size: var(--type-place);
    text-align: center;
  }
  .prompt {
    margin: calc(1.2 * var(--gap)) 0 calc(2.2 * var(--gap));
    font-size: var(--type-prompt);
    font-weight: 780;
    letter-spacing: -0.02em;
    line-height: 1.02;
    text-wrap: balance;
    hyphens: auto;
  }
  .prompt.long {
    font-size: calc(0.8 * var(--type-prompt));
  }
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  .body > fp-instructions,
  .body > fp-turn,
  .body > fp-roll,
  .body > fp-dice-pad,
  .body > fp-question {
    flex: 1;
  }
  .help {
    margin-bottom: calc(2.5 * var(--gap));
    color: var(--ink-2);
    font-size: calc(0.85 * var(--type-verb));
  }
  .hint {
    margin-bottom: var(--gap);
    color: var(--alert);
    font-size: var(--type-place);
  }
  .also {
    flex: none;
    padding-top: var(--gap);
    border-top: max(1px, 1.5 * var(--u)) solid var(--line);
  }
  .also p {
    padding-bottom: var(--gap);
    color: var(--ink-2);
    font-size: var(--type-place);
    line-height: 1.1;
  }
  .also b {
    color: var(--ink);
    font-size: var(--type-verb);
    font-weight: 700;
  }
  .next {
    flex: none;
    padding: var(--gap) 0;
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  .skip {
    flex: none;
    color: var(--ink-2);
    font-size: var(--type-small);
  }

  .foot {
    display: flex;
    flex: none;
    gap: calc(2 * var(--gap));
    padding-top: calc(2 * var(--gap));
  }
  .foot button {
    min-height: var(--bar);
  }
  .undo {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
    flex: none;
    min-width: calc(206 * var(--u));
    max-width: 42%;
    font-size: calc(0.72 * var(--type-button));
    line-height: 1.1;
  }
  .undo svg,
  .redo svg,
  .show-board svg {
    flex: none;
    width: var(--type-turn);
    height: var(--type-turn);
  }
  .undo > span {
    min-width: 0;
  }
  .undo b {
    display: block;
    font-weight: 700;
  }
  .what {
    display: -webkit-box;
    overflow: hidden;
    max-width: 8em;
    color: var(--ink-2);
    font-size: var(--type-small);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .redo {
    display: grid;
    place-items: center;
    padding: 0;
  }
  .show-board {
    display: none;
  }
  .foot .primary,
  .rest {
    flex: 1;
    min-width: 0;
    line-height: 1.1;
  }
  .below {
    display: block;
    font-size: var(--type-small);
    font-weight: 650;
  }
  .foot .primary.plain {
    border-color: var(--edge);
    background: transparent;
    color: var(--ink);
    font-size: calc(0.72 * var(--type-button));
  }

  /* Waiting for dice: the board stays where it is and fades; the words take its place. */
  @media (orientation: landscape) and (min-height: 600px) {
    .wide .panel {
      grid-area: 1 / 1 / -1 / -1;
      justify-self: end;
      width: calc(1170 * var(--u));
      padding-left: calc(150 * var(--u));
      border-left: 0;
      background: linear-gradient(to right, transparent, var(--panel) calc(190 * var(--u)));
    }
    .wide fp-counters::part(tools) {
      display: none;
    }
    .wide .board {
      opacity: 0.55;
    }
    .wide .prompt {
      max-width: 5.2em;
      margin: calc(110 * var(--u)) 0 calc(56 * var(--u));
      font-size: var(--type-roll);
      line-height: 0.94;
    }
    .wide .prompt.long {
      max-width: 7.2em;
      font-size: calc(0.72 * var(--type-roll));
    }
    .wide .body {
      justify-content: start;
    }
    .wide .body > fp-roll {
      flex: none;
    }
    .wide .foot {
      align-self: end;
      width: calc(588 * var(--u));
    }
  }

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
    .foot {
      grid-area: foot;
      gap: 8px;
      padding: 8px 10px 10px;
      background: var(--panel);
    }
    .undo {
      min-width: 88px;
      max-width: 44%;
      padding: 0 8px;
    }
    .help {
      margin-bottom: 6px;
      font-size: 16px;
    }
    .also p span {
      display: none;
    }
    .also {
      padding-top: 4px;
    }
    .also p {
      padding-bottom: 4px;
    }
  }

  /* Upright: the board above, the dispatcher below. */
  @media (orientation: portrait) {
    main {
      grid-template-rows: calc(62 * var(--u)) minmax(0, 1.14fr) minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'counters' 'board' 'panel';
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
    .prompt {
      margin: var(--gap) 0;
    }
    .foot {
      padding-top: calc(1.5 * var(--gap));
    }
  }

  /* A phone: prompt and list first, the board when it is wanted or when one must tap on it. */
  @media (orientation: portrait) and (max-width: 599px) {
    main {
      grid-template-rows: 52px minmax(0, 1fr);
      grid-template-areas: 'counters' 'panel';
    }
    .board {
      display: none;
    }
    main.action,
    main.board-wanted {
      grid-template-rows: 52px auto minmax(0, 1fr);
      grid-template-areas: 'counters' 'board' 'panel';
    }
    .action .board,
    .board-wanted .board {
      display: grid;
      height: 84vw;
      padding: 0 2px;
    }
    .board-wanted .prompt,
    .action .prompt {
      margin: 2px 0 6px;
      font-size: calc(0.72 * var(--type-prompt));
    }
    .panel {
      padding: 8px 14px 14px;
    }
    .whose span,
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
    .also p span {
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
    .undo {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      min-width: 78px;
      padding: 0 6px;
      text-align: center;
    }
    .what {
      display: none;
    }
    .foot {
      gap: 8px;
    }
  }
`;
