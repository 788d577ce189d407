import { css } from 'lit';
import { smallPlayStyles } from './smallPlayStyles.js';
import { uprightPlayStyles } from './uprightPlayStyles.js';

/** A wide screen: the board two thirds, the dispatcher one third. */
const frame = css`
  :host {
    display: block;
    height: 100%;
  }
  main {
    position: relative;
    display: grid;
    grid-template: calc(88 * var(--u)) minmax(0, 1fr) auto / minmax(0, 1fr) calc(652 * var(--u));
    grid-template-areas:
      'counters panel'
      'board panel'
      'loose panel';
    height: 100%;
    overflow: hidden;
  }
  fp-counters {
    grid-area: counters;
    padding: 0 calc(2.5 * var(--gap)) 0 calc(3 * var(--gap));
  }
  .board {
    position: relative;
    grid-area: board;
    display: grid;
    contain: layout style;
    min-width: 0;
    min-height: 0;
    padding: 0 calc(1.5 * var(--gap)) calc(1.5 * var(--gap)) calc(1.5 * var(--gap));
  }
  .panel {
    position: relative;
    z-index: 2;
    contain: layout style;
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
    display: flex;
    font-size: var(--type-turn);
    font-weight: 700;
    white-space: pre;
  }
  .whose b:not(.short) {
    font-size: max(16px, 0.84 * var(--type-turn));
  }
  .name,
  .whose > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .whose > span {
    display: block;
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
    font-size: max(16px, 0.85 * var(--type-verb));
  }
  .hint {
    margin-bottom: var(--gap);
    color: var(--alert);
    font-size: var(--type-place);
  }
  .nowhere {
    flex: none;
    align-self: start;
    min-height: max(48px, 72 * var(--u));
    margin-bottom: calc(2 * var(--gap));
    font-size: var(--type-verb);
    font-weight: 650;
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
  .also p > span {
    display: block;
  }
  .also b {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--gap));
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
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    align-items: center;
    column-gap: calc(1.2 * var(--gap));
    flex: none;
    /* Whatever it takes back: neither it nor the large button moves under a finger. */
    width: 40%;
    font-size: clamp(16px, 0.72 * var(--type-button), max(18px, 28.5 * var(--u)));
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
    display: contents;
  }
  .undo b {
    font-weight: 700;
  }
  /* What it takes back has the whole width below. */
  .what {
    display: -webkit-box;
    overflow: hidden;
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: var(--type-small);
    line-height: 1.06;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* Beside redo it keeps its word and gives up its arrow, and what it takes back fits into the width of that word. */
  .foot:has(.redo) .undo {
    grid-template-columns: auto;
    width: calc(40% - var(--touch) - 2 * var(--gap));
    min-width: min-content;
    padding: 0 5px;
  }
  .foot:has(.redo) .undo svg {
    display: none;
  }
  .foot:has(.redo) .what {
    width: 0;
    min-width: 100%;
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
    text-wrap: balance;
  }
  .foot .primary.plain {
    border-color: var(--edge);
    background: transparent;
    color: var(--ink);
    font-size: max(16px, 0.72 * var(--type-button));
    text-wrap: balance;
  }

  /* In play fingers are quick: what they aim at is larger than anywhere else where the screen has room. */
  @media (orientation: landscape) and (min-height: 600px) {
    :host {
      --touch: max(56px, 64 * var(--u));
      --row: max(64px, 80 * var(--u), 2.25 * var(--type-verb));
    }
  }

  /* What opens stands over the plan, and what the dispatcher says beside it stays in sight. */
  @media (orientation: landscape) and (min-height: 600px) {
    fp-offers {
      grid-area: 1 / 1 / -1 / 2;
    }
  }

  /* Measured in the reader's own type: whose turn it is comes before the parts of it that are not now. */
  @media (orientation: landscape) and (min-height: 600px) {
    .head {
      container-type: inline-size;
      font-size: var(--type-small);
    }
    .narrow .phases {
      align-items: center;
      gap: var(--gap);
    }
    .narrow li:not([aria-current]) {
      width: 0.55em;
      height: 0.55em;
      padding: 0;
      overflow: hidden;
      border: 0;
      border-radius: 50%;
      background: var(--edge);
      text-indent: 1em;
    }
    @container (max-width: 22em) {
      .phases li:not([aria-current]) {
        display: none;
      }
    }
    @container (max-width: 26em) {
      .head:not(.narrow) li:not([aria-current]) {
        display: none;
      }
    }
  }

  /* Waiting for dice: the board fades, and the words reach over it. Nothing else moves: a roll must find little to lay out anew. */
  @media (orientation: landscape) and (min-height: 600px) {
    main {
      --reach: calc(400 * var(--u));
      --words: calc(100vw - 652 * var(--u) - var(--reach));
    }
    .wide::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0;
      background: linear-gradient(
        to right,
        color-mix(in srgb, var(--bg) 45%, transparent) calc(var(--words) - 240 * var(--u)),
        var(--panel) var(--words)
      );
    }
    .wide .panel {
      border-color: transparent;
      background: transparent;
    }
    .wide fp-counters {
      z-index: 3;
    }
    .wide .prompt,
    .wide .body {
      margin-left: calc(-1 * var(--reach));
    }
    .wide .prompt {
      /* As far as the dice. */
      max-width: 3.6em;
      margin-block: calc(70 * var(--u)) calc(40 * var(--u));
      font-size: var(--type-roll);
      line-height: 0.94;
    }
    .wide .prompt.middling {
      max-width: 5.2em;
      font-size: calc(0.7 * var(--type-roll));
    }
    .wide .prompt.long {
      max-width: 5.2em;
      font-size: calc(0.6 * var(--type-roll));
    }
    .wide .body {
      justify-content: start;
    }
    .wide .hint {
      font-size: var(--type-verb);
    }
    .wide .body > fp-roll {
      flex: none;
    }
  }
`;

/** Where the board, the counters and the dispatcher's panel stand, for each shape of screen. */
export const playStyles = [frame, smallPlayStyles, uprightPlayStyles];
