import { css } from 'lit';

export const instructionStyles = css`
  :host {
    --row-roomy: var(--row);
    --row-tight: max(46px, 0.8 * var(--row));
    --columns: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: hidden;
  }
  /* As wide as when it wakes, and laid out all the time. */
  :host([asleep]) {
    position: absolute;
    width: calc(100% - 2 * var(--pad));
    content-visibility: hidden;
  }
  ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: calc(3 * var(--gap));
  }
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: calc(1.6 * var(--gap));
    height: var(--row-roomy);
    border-top: max(1px, 1.5 * var(--u)) solid var(--line);
  }
  .tight li {
    height: var(--row-tight);
  }
  .number {
    display: grid;
    place-items: center;
    flex: none;
    width: var(--badge);
    height: var(--badge);
    border: max(1.5px, 2 * var(--u)) solid var(--signal);
    border-radius: 50%;
    background: var(--signal);
    color: var(--on-signal);
    font-size: calc(0.58 * var(--badge));
    font-weight: 750;
  }
  .done .number {
    background: transparent;
    color: var(--signal);
  }
  .done .what,
  .done .picture {
    opacity: 0.62;
  }
  .picture svg {
    width: var(--icon);
    height: var(--icon);
  }
  .tight .picture svg {
    width: min(var(--icon), 0.62 * var(--row-tight));
    height: min(var(--icon), 0.62 * var(--row-tight));
  }
  .tight .number {
    width: min(var(--badge), 0.66 * var(--row-tight));
    height: min(var(--badge), 0.66 * var(--row-tight));
    font-size: min(0.58 * var(--badge), 0.4 * var(--row-tight));
  }
  /*
   * Hands need every word, so nothing is cut: a place that finds no room under its verb goes to the next column, out of
   * sight and whole. The dice, the picture and the plan still tell it.
   */
  .what {
    display: flex;
    overflow: hidden;
    flex: 1;
    flex-flow: column wrap;
    justify-content: center;
    min-width: 0;
    height: 100%;
    line-height: 1.15;
  }
  .what > * {
    width: 100%;
  }
  b {
    display: block;
    font-size: var(--type-verb);
    font-weight: 700;
    line-height: 1.15;
  }
  .long b {
    font-size: max(16px, 0.8 * var(--type-verb));
    line-height: 1.04;
  }
  .longest b {
    font-size: max(16px, 0.6 * var(--type-verb));
  }
  .place {
    display: block;
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  :host(:not([brief])) .tight .place {
    display: none;
  }
  .tick {
    display: grid;
    place-items: center;
    flex: none;
    width: var(--tick);
    min-width: var(--tick);
    height: var(--tick);
    min-height: min(var(--tick), 44px);
    padding: 0;
    border-color: var(--edge);
    border-radius: calc(0.24 * var(--tick));
  }
  .tight .tick {
    height: min(var(--tick), 0.94 * var(--row-tight));
  }
  .tick svg {
    width: 70%;
    color: var(--signal);
  }
  /* The box shows it; the whole row takes the tap. */
  .tick::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  :host([brief]) {
    --row-tight: var(--row);
  }
  :host([brief]) .number {
    display: none;
  }
  :host([brief]) .what {
    line-height: 1.1;
  }
  :host([brief]) b {
    font-size: max(16px, 0.76 * var(--type-verb));
    line-height: inherit;
  }
  :host([brief]) .place {
    font-size: var(--type-small);
  }
  @media (orientation: portrait) and (min-width: 600px) {
    :host {
      --columns: 2;
    }
    ol {
      column-gap: calc(2 * var(--gap));
    }
    li {
      gap: var(--gap);
    }
    b {
      font-size: calc(0.82 * var(--type-verb));
    }
    .long b {
      font-size: max(16px, 0.68 * var(--type-verb));
    }
  }
  @media (orientation: portrait) and (max-width: 599px) {
    b {
      font-size: max(18px, 0.88 * var(--type-verb));
    }
    li {
      gap: 10px;
    }
  }
  /* The narrowest phones there are: the verb, and the dice for where. */
  @media (orientation: portrait) and (max-width: 359px) {
    .place {
      display: none;
    }
    b {
      font-size: 17px;
    }
    li {
      gap: 6px;
    }
  }
  @media (orientation: landscape) and (max-height: 599px) {
    .place {
      display: none;
    }
    b {
      font-size: min(var(--type-verb), 20 * var(--u));
      line-height: 1.08;
    }
    /* No room for a box of its own. */
    .tick {
      position: absolute;
      inset: 0;
      width: auto;
      height: auto !important;
      border-color: transparent;
    }
    .tick svg {
      display: none;
    }
  }
`;
