import { css } from 'lit';

export const offersStyles = css`
  :host {
    position: absolute;
    inset: 0;
    z-index: 3;
    pointer-events: none;
  }
  .pop,
  .sheet {
    position: absolute;
    padding: calc(1.2 * var(--gap));
    border: max(2px, 3 * var(--u)) solid var(--signal);
    border-radius: var(--radius);
    background: var(--panel);
    box-shadow: 0 12px 48px var(--shade);
    pointer-events: auto;
  }
  .pop {
    top: 0;
    left: 0;
    width: max-content;
    max-width: min(100%, calc(620 * var(--u)));
    min-width: calc(400 * var(--u));
  }
  .sheet {
    right: var(--gap);
    bottom: var(--gap);
    left: var(--gap);
  }
  @media (orientation: landscape) and (max-height: 599px) {
    .sheet {
      top: 62px;
      right: 4px;
      bottom: 4px;
      left: auto;
      width: 37.5%;
      min-width: 290px;
    }
  }
  header {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
    padding-inline-start: var(--gap);
  }
  h2 {
    flex: 1;
    color: var(--ink-2);
    font-size: var(--type-place);
    font-weight: 600;
  }
  h2::first-letter {
    text-transform: uppercase;
  }
  ul {
    display: grid;
    gap: var(--gap);
  }
  /* Rows of one height, and none with a hole at its end. */
  .many {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: 1fr;
  }
  .many > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  .pop:has(.many) {
    max-width: min(100%, calc(1000 * var(--u)));
  }
  .choice {
    display: flex;
    align-items: center;
    gap: calc(1.6 * var(--gap));
    width: 100%;
    height: 100%;
    min-height: max(52px, 0.8 * var(--bar));
    padding-block: calc(0.8 * var(--gap));
    line-height: 1.1;
  }
  :not(.roles) > :first-child > .choice {
    border-color: var(--signal);
  }
  .picture svg {
    width: var(--icon);
    height: var(--icon);
  }
  .name {
    flex: 1;
    min-width: 0;
    overflow-wrap: break-word;
  }
  /* Who changes, and for how much, is the same for all of them. */
  .roles .picture,
  .roles .ap {
    display: none;
  }
  .name b {
    display: block;
    font-size: max(16px, 0.86 * var(--type-verb));
    font-weight: 700;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--type-small);
  }
  .ap {
    flex: none;
    color: var(--ink-2);
    font-size: var(--type-small);
    text-align: center;
  }
  .ap b {
    display: block;
    color: var(--ink);
    font-size: var(--type-verb);
    font-weight: 750;
    line-height: 1;
  }
  header .ap b {
    display: inline;
  }
  /* Many things with a line each, such as specialists, take what a small screen has. */
  @media (orientation: landscape) and (max-height: 599px) {
    .sheet:has(li:nth-child(5)) {
      top: 4px;
      left: 4px;
      width: auto;
      padding: 4px;
    }
    .many {
      gap: 4px;
    }
    .many .choice {
      padding: 2px 10px;
    }
    .many .picture {
      display: none;
    }
    .name b {
      font-size: min(0.86 * var(--type-verb), 18px);
    }
    .roles .choice {
      min-height: 0;
    }
  }
  @media (orientation: portrait) and (max-width: 599px) {
    .many {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: auto;
      gap: 4px;
    }
    .many .choice {
      padding: 4px 10px;
    }
    .many .picture {
      display: none;
    }
    .roles b {
      font-size: 18px;
    }
  }
  /* A low phone has room for all the names, and their cards lie on the table. */
  @media (orientation: portrait) and (max-width: 599px) and (max-height: 759px) {
    .roles {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .roles b {
      font-size: 16px;
    }
    .roles small {
      display: none;
    }
  }
`;
