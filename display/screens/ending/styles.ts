import { css } from 'lit';

/** The sky above, the figures below; on small screens the picture shrinks first. */
export const endingStyles = css`
  :host {
    display: block;
    height: 100%;
  }
  main {
    display: grid;
    grid-template: minmax(0, 1.25fr) auto minmax(0, 1fr) auto / minmax(0, 1fr);
    height: 100%;
  }
  .page {
    display: contents;
  }
  .sky {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: calc(4 * var(--gap));
    padding: calc(1.2 * var(--pad)) calc(1.75 * var(--pad));
    overflow: hidden;
    isolation: isolate;
  }
  .scene {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
    opacity: 0.9;
  }
  .sky fp-board {
    width: min(34vw, 46vh);
    aspect-ratio: 1.22;
    padding: var(--gap);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--bg) 80%, transparent);
  }
  .people {
    display: flex;
    flex-wrap: wrap;
    gap: calc(1.5 * var(--gap));
  }
  .people svg {
    width: calc(1.28 * var(--icon));
  }
  h1 {
    margin: calc(2 * var(--gap)) 0 calc(1.5 * var(--gap));
    font-size: calc(0.72 * var(--type-roll));
    font-weight: 780;
    letter-spacing: -0.025em;
    line-height: 0.98;
  }
  h1.long {
    font-size: calc(0.5 * var(--type-roll));
  }
  .how {
    max-width: 34em;
    font-size: var(--type-turn);
  }
  h1,
  .how {
    text-shadow: 0 0 0.35em var(--bg);
  }
  .figures {
    display: flex;
    justify-content: space-between;
    gap: calc(2 * var(--gap));
    margin: 0;
    padding: calc(0.75 * var(--pad)) calc(1.75 * var(--pad));
    border-bottom: 1px solid var(--line);
  }
  .figures div {
    display: flex;
    flex-direction: column;
  }
  dd {
    display: flex;
    align-items: center;
    min-height: 1.1em;
    margin: 0;
    font-size: calc(1.9 * var(--type-count));
    font-weight: 780;
    line-height: 1.1;
  }
  dt {
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .roll {
    display: inline-flex;
    gap: var(--gap);
  }
  .roll svg {
    width: 0.85em;
  }
  .charts {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: calc(6 * var(--gap));
    min-height: 0;
    padding: calc(0.6 * var(--pad)) calc(1.75 * var(--pad)) 0;
  }
  .went {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    min-height: 0;
  }
  .legend {
    display: flex;
    grid-area: 1 / 2;
    align-items: center;
    gap: calc(2.5 * var(--gap));
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .legend span {
    display: flex;
    align-items: center;
    gap: calc(0.8 * var(--gap));
  }
  .legend svg {
    width: 1.3em;
  }
  .went h2 {
    grid-column: 1;
  }
  .course {
    grid-column: 1 / -1;
    width: 100%;
    height: 100%;
    font-family: var(--face);
    font-size: 27px;
  }
  .dice {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 6fr) minmax(0, 8fr);
    gap: var(--gap) calc(3 * var(--gap));
    min-height: 0;
  }
  h2 {
    grid-column: 1 / -1;
    font-size: var(--type-verb);
    font-weight: 700;
  }
  h2 small {
    margin-left: var(--gap);
    color: var(--ink-2);
    font-size: var(--type-small);
    font-weight: 450;
  }
  .bars {
    display: flex;
    justify-content: space-between;
    gap: calc(0.5 * var(--gap));
    min-height: 0;
  }
  .bars li {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
    gap: calc(0.8 * var(--gap));
    min-width: 0;
    max-width: 4.5rem;
  }
  .bars svg {
    width: min(100%, max(17px, 28 * var(--u)));
  }
  .bar {
    position: relative;
    width: 70%;
    height: calc((100% - 4 * var(--type-small)) * var(--share));
    min-height: 2px;
    border-radius: max(3px, 6 * var(--u)) max(3px, 6 * var(--u)) 0 0;
    background: var(--die-red);
  }
  .black .bar {
    background: var(--die-black-edge);
  }
  .bar i {
    position: absolute;
    bottom: 100%;
    left: 50%;
    padding-bottom: 2px;
    color: var(--ink-2);
    font-size: var(--type-small);
    font-style: normal;
    transform: translateX(-50%);
  }
  footer {
    display: flex;
    gap: calc(1.6 * var(--gap));
    padding: calc(0.75 * var(--pad)) calc(1.75 * var(--pad)) var(--pad);
  }
  footer button {
    min-height: var(--bar);
  }
  .side {
    display: flex;
    align-items: center;
    gap: calc(1.2 * var(--gap));
    padding: 0 calc(2.4 * var(--gap));
    font-size: calc(0.85 * var(--type-verb));
    font-weight: 700;
  }
  .side .line {
    width: 1.3em;
  }
  .side small {
    display: block;
    color: var(--ink-2);
    font-size: var(--type-small);
    font-weight: 450;
  }
  .story {
    margin-right: auto;
  }
  footer .primary {
    min-width: calc(3.4 * var(--bar));
  }
  @media (orientation: portrait) {
    .went small {
      display: none;
    }
    main {
      grid-template-rows: minmax(max-content, 0.8fr) auto minmax(0, 1.4fr) auto;
    }
    .charts {
      grid-template: minmax(0, 1fr) minmax(0, 1fr) / 1fr;
      gap: var(--pad);
    }
    .sky {
      grid-template-columns: 1fr;
      align-content: center;
    }
    .sky fp-board {
      display: none;
    }
    h1,
    h1.long {
      font-size: var(--type-prompt);
    }
    .figures {
      display: grid;
      grid-template-columns: repeat(4, auto);
    }
    /* Two rows, however large the letters: what lies above needs the height. */
    footer {
      display: grid;
      grid-template-columns: auto auto minmax(0, auto);
    }
    footer .primary {
      grid-column: 1 / -1;
      order: -1;
      min-width: 0;
    }
    .side {
      padding: 0 calc(1.8 * var(--gap));
      font-size: min(0.85 * var(--type-verb), 22 * var(--u));
      line-height: 1.1;
    }
    .side small {
      font-size: min(var(--type-small), 20 * var(--u));
    }
    .story {
      margin: 0;
    }
    dd {
      font-size: min(1.9 * var(--type-count), 56 * var(--u));
    }
  }
  @media (orientation: portrait) and (max-width: 599px) {
    /* The page scrolls here; what to do next does not. */
    main {
      grid-template-rows: minmax(0, 1fr) auto;
    }
    .page {
      display: block;
      overflow: auto;
    }
    .sky {
      padding: 16px;
    }
    .charts {
      grid-template: auto auto / minmax(0, 1fr);
      padding-bottom: var(--pad);
    }
    .dice {
      height: 13rem;
    }
    .legend {
      grid-area: 3 / 1;
    }
    .course {
      height: 8rem;
      font-size: 60px;
    }
    .figures {
      grid-template-columns: repeat(3, auto);
    }
    /* The worst roll, alone in its row. */
    .figures div:nth-child(7) {
      grid-column: 1 / -1;
      flex-direction: row;
      align-items: center;
      gap: calc(1.5 * var(--gap));
    }
    footer {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 8px;
      padding: calc(0.75 * var(--pad)) 16px;
      border-top: 1px solid var(--line);
    }
    .people svg {
      width: var(--icon);
    }
    dd {
      font-size: calc(1.3 * var(--type-count));
    }
    .side {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      min-width: 0;
      padding: 0 2px;
      font-size: 16px;
      line-height: 1.1;
      text-align: center;
    }
    .side small {
      display: none;
    }
  }
  /* Low: how it went beside what the dice did. */
  @media (orientation: landscape) and (max-height: 599px) {
    main {
      grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr) minmax(0, 1fr);
    }
    .charts {
      grid-area: 1 / 2;
    }
    .figures {
      grid-area: 2 / 1 / 3 / 3;
      padding-block: var(--gap);
      gap: var(--gap);
    }
    footer {
      grid-area: 3 / 1 / 4 / 3;
      padding-block: var(--gap) var(--pad);
    }
    .figures,
    footer {
      padding-inline: var(--pad);
    }
    .sky {
      display: block;
      padding: var(--pad);
    }
    /* Of the wide town, the part with the house. */
    .scene {
      left: -15%;
      width: 230%;
    }
    .sky fp-board,
    .went small {
      display: none;
    }
    .charts {
      grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr);
      gap: var(--gap);
      padding: var(--gap) var(--pad) 0;
    }
    .went {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    .legend {
      grid-area: 3 / 1;
    }
    .course {
      font-size: 52px;
    }
    .bar {
      height: calc((100% - 2.8 * var(--type-small)) * var(--share));
    }
    .people svg {
      width: var(--icon);
    }
    h1,
    h1.long {
      margin: var(--gap) 0;
      font-size: calc(1.35 * var(--type-prompt));
    }
    dd {
      font-size: calc(1.2 * var(--type-count));
    }
    .side {
      padding: 0 12px;
      font-size: 16px;
    }
    .undo,
    .undo span {
      min-width: 0;
    }
    .side small {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    footer .primary {
      flex: 1 0 auto;
      min-width: 0;
    }
  }
  /* The words fill a small sky: they stand on a card, clear of whatever burns behind them. */
  @media (orientation: landscape) and (max-height: 599px), (orientation: portrait) and (max-width: 599px) {
    .told {
      padding: 10px 14px 12px;
      border-radius: var(--radius);
      background: color-mix(in srgb, var(--bg) 76%, transparent);
    }
    .people {
      gap: 6px;
    }
    .people svg {
      width: 30px;
    }
  }
  @media (orientation: portrait) and (max-width: 599px) and (max-height: 759px) {
    footer {
      gap: 6px;
      padding: 6px 10px;
    }
    footer button {
      min-height: 50px;
    }
  }
`;
