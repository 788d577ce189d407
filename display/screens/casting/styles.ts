import { css } from 'lit';

/** All of the screen for reading: as many cards as there are, in even rows. */
export const castingStyles = css`
  :host {
    position: fixed;
    inset: 0;
    z-index: 10;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: calc(2 * var(--gap));
    padding: var(--pad) calc(1.5 * var(--pad));
    overflow: auto;
    background: var(--bg);
    --specialist-columns: 3;
    --specialist-rows: 1fr;
    --specialist-gap: calc(1.6 * var(--gap));
    --specialist-pad: calc(2 * var(--gap)) calc(2.6 * var(--gap));
    /* As large as eleven cards allow. */
    --most: min(var(--type-verb), 34 * var(--u));
    --specialist-name: calc(1.2 * var(--most));
    --specialist-says: calc(0.94 * var(--most));
  }
  header {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--gap));
  }
  .pawn svg {
    width: calc(1.3 * var(--type-prompt));
  }
  .asked {
    flex: 1;
  }
  h1 {
    font-size: calc(0.85 * var(--type-prompt));
    font-weight: 780;
    letter-spacing: -0.02em;
    line-height: 1.08;
    text-wrap: balance;
  }
  p,
  .others {
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  .others {
    display: grid;
    grid-template-columns: repeat(3, auto);
    gap: calc(0.5 * var(--gap)) calc(2 * var(--gap));
  }
  .others li {
    display: flex;
    align-items: center;
    gap: var(--gap);
  }
  .others svg {
    width: 1.5em;
  }
  .undo {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
    min-height: calc(0.8 * var(--bar));
    font-size: var(--type-place);
  }
  .undo .line {
    width: 1.5em;
  }
  small {
    display: -webkit-box;
    overflow: hidden;
    max-width: 14em;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  p:has(b) {
    margin-top: 0.2em;
  }
  p b {
    color: var(--ink);
    font-weight: 650;
  }
  .few {
    --specialist-name: calc(1.8 * var(--type-verb));
    --specialist-says: calc(1.3 * var(--type-verb));
    --specialist-pad: calc(3 * var(--gap)) calc(4 * var(--gap));
    --specialist-stand: center;
  }
  /* Two and two, and not three and one at the end. */
  @media (orientation: landscape) {
    .of-2,
    .of-4,
    .of-7,
    .of-8,
    .of-10 {
      --specialist-columns: 2;
      --specialist-last: 1 / -1;
    }
    .of-1 {
      --specialist-columns: 1;
    }
  }
  @media (orientation: landscape) and (max-height: 599px) {
    :host {
      gap: var(--gap);
      padding: var(--gap) var(--pad);
      --specialist-rows: auto;
      --specialist-gap: var(--gap);
      --specialist-pad: 6px 10px;
      --specialist-name: min(var(--type-place), 18px);
      --specialist-says: var(--type-small);
    }
    .few {
      --specialist-name: calc(1.3 * var(--type-verb));
      --specialist-says: var(--type-verb);
      --specialist-pad: 10px 16px;
    }
    p:not(:has(b)),
    .others {
      display: none;
    }
  }
  @media (orientation: portrait) {
    :host {
      --specialist-columns: 2;
      --specialist-last: 1 / -1;
      --most: min(var(--type-verb), 25 * var(--u));
      --specialist-name: var(--most);
      --specialist-pad: var(--gap) calc(2 * var(--gap));
      --specialist-gap: var(--gap);
    }
    .few {
      --specialist-columns: 1;
      --specialist-name: calc(1.5 * var(--type-verb));
    }
    small {
      max-width: 9em;
    }
    p:not(:has(b)),
    .others {
      display: none;
    }
  }
  @media (orientation: portrait) and (max-width: 599px) {
    :host {
      gap: var(--gap);
      padding: var(--gap) 10px;
      --specialist-gap: 5px;
      --specialist-pad: 5px 10px;
      --specialist-columns: 1;
      --specialist-rows: auto;
      --specialist-name: var(--type-place);
      --specialist-says: var(--type-small);
    }
    .pawn svg {
      width: 44px;
    }
    .undo {
      min-height: 44px;
    }
    .few {
      --specialist-name: calc(1.15 * var(--type-verb));
      --specialist-says: var(--type-place);
    }
    .undo span {
      display: none;
    }
    h1 {
      font-size: 24px;
    }
  }
`;
