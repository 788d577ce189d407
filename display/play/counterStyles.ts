import { css } from 'lit';

export const counterStyles = css`
  :host {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(2 * var(--gap));
    min-width: 0;
    container-type: inline-size;
    font-size: var(--type-small);
  }
  ul {
    display: flex;
    gap: calc(2.9 * var(--gap));
    min-width: 0;
  }
  li {
    display: flex;
    align-items: center;
    gap: calc(1.6 * var(--gap));
  }
  li > svg {
    width: calc(1.3 * var(--type-count));
    height: calc(1.3 * var(--type-count));
    flex: none;
  }
  .figures {
    display: grid;
    grid-template-columns: auto auto 1fr;
    align-items: baseline;
    column-gap: 0.3em;
    white-space: nowrap;
    color: var(--ink-2);
    font-size: var(--type-small);
    line-height: 1.08;
  }
  b {
    color: var(--ink);
    font-size: var(--type-count);
    font-weight: 750;
  }
  .label {
    grid-column: 1 / -1;
  }
  .delta {
    justify-self: start;
    align-self: center;
    padding: 0 0.35em;
    border: max(1.5px, 2.5 * var(--u)) solid var(--signal);
    border-radius: 0.35em;
    color: var(--signal);
    font-weight: 700;
  }
  .tools {
    display: flex;
    align-items: center;
    color: var(--ink-2);
  }
  .tools button {
    color: var(--ink-2);
  }
  /* They reach to the edge of the screen: their ring is drawn within. */
  .tools button:focus-visible {
    outline-offset: calc(-1 * max(3px, 4 * var(--u)));
  }
  .tower {
    display: flex;
    align-items: center;
    gap: var(--gap);
    padding-inline-end: var(--gap);
    font-size: var(--type-small);
    white-space: nowrap;
  }
  .tower svg {
    width: calc(1.15 * var(--type-turn));
    height: calc(1.15 * var(--type-turn));
  }
  .tower small {
    display: block;
    max-width: 14em;
    overflow: hidden;
    font-size: 0.7em;
    text-overflow: ellipsis;
  }
  .ready svg {
    color: var(--good);
  }
  .away {
    color: var(--alert);
  }
  .five {
    gap: calc(2 * var(--gap));
  }
  .five li {
    gap: var(--gap);
  }
  /* Five counters and what changed find no room beside the tower: what changed takes the place of what there is in all. */
  .five .changed .of {
    display: none;
  }
  /* Measured in the reader's own type: words go where they find no room, the pictures and figures stay. */
  .five :is(.damage, .threat, .hot) .label,
  .five + .tools .ready .short {
    display: none;
  }
  @media (orientation: landscape) {
    @container (max-width: 54em) {
      .ready .short,
      .five .label,
      .five .of,
      ul:has(+ .tools .away) :is(.damage .label, .threat .label, .of) {
        display: none;
      }
      /* What changed takes the line of the words. */
      .five .delta {
        grid-column: 1 / -1;
      }
    }
    @container (max-width: 46em) {
      /* "Left" of what would be anybody's guess: the pictures tell. */
      :is(.damage, .threat, .hot) .label,
      .changed .of {
        display: none;
      }
      ul {
        gap: calc(1.6 * var(--gap));
      }
      li {
        gap: var(--gap);
      }
    }
  }
  @media (max-width: 1500px) {
    .five + .tools button {
      min-width: 44px;
    }
  }
  @media (orientation: portrait) {
    .short,
    .tools .sound,
    .damage .of,
    .threat .of,
    .hot .of {
      display: none;
    }
    ul {
      gap: calc(1.1 * var(--gap));
    }
    .label {
      font-size: max(16px, 0.86 * var(--type-small));
    }
    .five {
      gap: calc(2 * var(--gap));
    }
    .five.changed {
      gap: var(--gap);
    }
    .five.changed li {
      gap: calc(0.8 * var(--gap));
    }
    .five .label,
    .five.changed .of {
      display: none;
    }
    @container (max-width: 39em) {
      .label,
      .five .of,
      .changed .of {
        display: none;
      }
      .five .figures {
        line-height: 1;
      }
      .five .delta {
        grid-column: 1 / -1;
        font-size: 16px;
      }
      .five li > svg {
        width: var(--type-count);
      }
    }
  }
  @media (orientation: portrait) and (max-width: 599px), (orientation: landscape) and (max-height: 599px) {
    .label,
    .short,
    .of,
    .delta,
    .hot,
    .tools .sound,
    .tools .history {
      display: none;
    }
    :host {
      gap: 6px;
    }
    .figures {
      align-items: center;
    }
    .tower svg {
      width: 24px;
      height: 24px;
    }
    li {
      gap: 6px;
    }
    li > svg {
      width: 28px;
      height: 28px;
    }
    ul {
      gap: 10px;
    }
    b {
      font-size: min(var(--type-count), 22px);
    }
  }
  @media (orientation: landscape) and (max-height: 599px) {
    .threat {
      display: none;
    }
    ul,
    li {
      gap: 5px;
    }
    .tower {
      padding: 0;
    }
  }
  /* The narrowest phones there are. */
  @media (orientation: portrait) and (max-width: 359px) {
    ul,
    li {
      gap: 4px;
    }
    li > svg {
      width: 22px;
      height: 22px;
    }
  }
`;
