import { css } from 'lit';

export const turnStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: calc(2 * var(--gap));
    min-height: 0;
    overflow: hidden;
    container-type: size;
  }
  .top {
    display: contents;
  }
  .purse {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    column-gap: calc(2 * var(--gap));
    flex: none;
    padding: var(--gap) calc(2.5 * var(--gap));
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  .purse:has(.more) b {
    grid-row: span 2;
  }
  .purse b {
    color: var(--ink);
    font-size: calc(0.95 * var(--type-prompt));
    font-weight: 780;
    line-height: 1;
  }
  .purse b i {
    padding-inline-start: 0.12em;
    font-size: 0.72em;
    font-style: normal;
  }
  .coins {
    display: flex;
    justify-content: end;
    gap: calc(0.7 * var(--gap));
    min-width: 0;
  }
  .coins i {
    width: calc(1.05 * var(--type-place));
    height: calc(1.05 * var(--type-place));
    border: max(2px, 4 * var(--u)) solid var(--signal);
    border-radius: 50%;
    background: var(--signal);
  }
  .coins .saved {
    border-radius: 22%;
    background: transparent;
  }
  .coins .free {
    border-radius: 22%;
    transform: rotate(45deg) scale(0.82);
  }
  .more {
    display: flex;
    grid-column: 2 / -1;
    justify-content: end;
    gap: 1em;
  }
  .here {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    flex: none;
    gap: var(--gap);
  }
  .commands {
    display: flex;
    align-items: center;
    flex: none;
    gap: var(--gap);
  }
  .commands > span {
    flex: 1;
    min-width: 0;
    color: var(--ink-2);
    font-size: var(--type-place);
    line-height: 1.1;
  }
  .commands .choice {
    flex: none;
    justify-content: center;
    padding: 0;
  }
  .commands .choice svg {
    width: calc(0.78 * var(--touch));
    height: calc(0.78 * var(--touch));
  }
  .choice {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--gap);
    line-height: 1.1;
    font-size: var(--type-place);
    font-weight: 650;
  }
  .taking {
    grid-column: 1 / -1;
    border-color: var(--signal);
    font-size: var(--type-verb);
  }
  .taking svg {
    width: calc(0.9 * var(--icon));
    height: calc(0.9 * var(--icon));
  }
  .choice small {
    display: block;
    color: var(--ink-2);
    font-size: var(--type-place);
    font-weight: 450;
  }
  .choice > svg + span {
    flex: 1;
  }
  .choice > span {
    min-width: 0;
    overflow-wrap: break-word;
  }
  .choice[aria-pressed='true'] {
    border-color: var(--signal);
  }
  .choice svg {
    width: var(--badge);
    height: var(--badge);
    flex: none;
  }
  .rest {
    display: none;
  }
  .choice > .ap {
    flex: none;
    color: var(--ink-2);
    font-weight: 450;
  }
  h2 {
    display: flex;
    justify-content: space-between;
    padding-bottom: calc(0.6 * var(--gap));
    border-bottom: max(1px, 1.5 * var(--u)) solid var(--line);
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .so-far p {
    padding-top: var(--gap);
    font-size: var(--type-place);
  }
  .table {
    display: flex;
    flex: none;
    flex-direction: column;
  }
  .table h2 {
    padding-bottom: var(--gap);
    border-bottom: 0;
  }
  /* Two lines of its letters. */
  .table fp-instructions {
    --row: max(46px, 1.68 * var(--type-verb) + 0.5 * var(--gap));
    max-height: 40cqh;
  }
  .table p {
    display: none;
    overflow: hidden;
    font-size: var(--type-place);
    line-height: 1.15;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
  }
  .crew {
    container: crew / size;
    flex: 1;
    min-height: 0;
    overflow: hidden;
    font-size: var(--type-place);
  }
  li {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
    /* Four rows and their heading find room, if need be a little tighter. */
    height: clamp(1.4em, (100cqh - 2em) / 4, 2.7em);
    padding-inline: var(--gap);
    border-radius: calc(0.6 * var(--radius));
  }
  .many li {
    height: clamp(1.7em, (100cqh - 2em) / 3, 2.3em);
    min-width: 0;
  }
  li svg {
    flex: none;
    width: var(--badge);
    height: var(--badge);
    max-height: 94%;
  }
  .many li svg {
    width: calc(0.85 * var(--badge));
    height: calc(0.85 * var(--badge));
  }
  li b {
    flex: 0 1 auto;
    max-width: 55%;
    overflow: hidden;
    font-size: var(--type-place);
    font-weight: 700;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .acts {
    background: var(--raised);
  }
  .where {
    flex: 1;
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--type-place);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .saved {
    font-size: var(--type-place);
    font-weight: 700;
  }
  .legend {
    display: flex;
    align-items: center;
    flex: none;
    gap: var(--gap);
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .legend i {
    display: grid;
    place-items: center;
    width: 1.6em;
    height: 1.6em;
    border: max(1.5px, 2 * var(--u)) solid var(--edge);
    border-radius: 50%;
    background: var(--bg);
    color: var(--ink);
    font-style: normal;
    font-weight: 650;
  }
  @media (orientation: portrait) and (max-width: 599px), (orientation: landscape) and (max-height: 599px) {
    :host {
      gap: 6px;
    }
    .here,
    .commands {
      gap: 6px;
    }
    .choice {
      gap: 4px;
      padding: 0 8px;
      font-size: 16px;
    }
    .purse {
      column-gap: 8px;
      white-space: nowrap;
    }
    .coins {
      gap: 3px;
    }
    .coins i {
      width: 13px;
      height: 13px;
    }
    .here ~ .crew,
    .top:has(.commands) ~ .crew {
      display: none;
    }
    .table fp-instructions {
      max-height: 46cqh;
    }
  }
  @media (orientation: portrait) and (min-width: 600px) {
    .here {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .table p {
      -webkit-line-clamp: 3;
    }
    .top:has(.commands) {
      display: flex;
      flex: none;
      gap: calc(2 * var(--gap));
    }
    .top:has(.commands) > .purse {
      flex: 1 0 38%;
    }
    .top > .commands {
      flex: 0 1 auto;
      min-width: 0;
    }
    .top > .commands:only-child {
      flex: 1;
    }
  }
  @container (max-height: 330px) {
    .so-far,
    .legend,
    .here:has(> :nth-child(4)) small {
      display: none;
    }
    .here:has(> :nth-child(4)) > .taking {
      grid-column: auto;
      font-size: inherit;
    }
    /* What finds no room is one tap further: nothing that can be done is ever cut off. A crew change opens a list already, and stays. */
    .here:has(> :nth-child(8)) > :nth-child(n + 6):not(.rest, .roles),
    .here:has(~ .table):has(> :nth-child(5)) > :nth-child(n + 3):not(.rest, .roles),
    .top:has(.commands) ~ .here:has(> :nth-child(5)) > :nth-child(n + 3):not(.rest, .roles),
    .here:has(> .roles):has(> :nth-child(8)) > :nth-child(n + 5):not(.rest, .roles),
    .here:has(~ .table):has(> .roles):has(> :nth-child(5)) > :nth-child(n + 2):not(.rest, .roles),
    .top:has(.commands) ~ .here:has(> .roles):has(> :nth-child(5)) > :nth-child(n + 2):not(.rest, .roles) {
      display: none;
    }
    .here:has(> :nth-child(8)) > .rest,
    .here:has(~ .table):has(> :nth-child(5)) > .rest,
    .top:has(.commands) ~ .here:has(> :nth-child(5)) > .rest {
      display: flex;
    }
  }
  /* Upright the row itself says that it is for the table. */
  @media (orientation: portrait) and (min-width: 600px) {
    @container (max-height: 330px) {
      .table h2 {
        display: none;
      }
    }
  }
  /* No room for rows: one after the other. */
  @media (orientation: portrait) {
    @container (max-height: 330px) {
      .several p {
        display: -webkit-box;
        margin-top: calc(-0.8 * var(--gap));
      }
      .several :not(p) {
        display: none;
      }
    }
  }
  /* No room for a row each: names side by side, without their places; in the end without the crew. */
  @container crew (max-height: 15.4em) {
    .many {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .many b {
      flex: 1;
      max-width: none;
    }
    .many .where {
      display: none;
    }
  }
  @container crew (max-height: 7.6em) {
    h2:has(+ .many) {
      display: none;
    }
  }
  @container crew (max-height: 7.6em) and (min-width: 28em) {
    ul:not(.many) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: calc(2 * var(--gap));
    }
    ul:not(.many) li {
      height: clamp(1.4em, (100cqh - 2em) / 2, 2.7em);
    }
  }
  @container crew (max-height: 7.6em) and (max-width: 28em) {
    h2 {
      display: none;
    }
    ul:not(.many) li {
      height: 25cqh;
    }
  }
  @container crew (max-height: 4.9em) {
    h2 {
      display: none;
    }
  }
  @container crew (max-height: 3em) or ((max-height: 6.6em) and (max-width: 28em)) {
    h2,
    ul:not(.many) {
      display: none;
    }
  }
  @container (max-height: 120px) {
    .purse b {
      font-size: var(--type-count);
    }
    .table {
      display: none;
    }
  }
`;
