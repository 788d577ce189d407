import { css } from 'lit';

export const correctStyles = css`
  .help {
    margin: var(--gap) 0 calc(2 * var(--gap));
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  .brushes {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gap);
  }
  .choice {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
    min-width: 0;
    min-height: max(44px, 72 * var(--u));
    font-size: var(--type-small);
    font-weight: 650;
    line-height: 1.1;
  }
  .choice[aria-pressed='true'] {
    border-color: var(--signal);
    background: color-mix(in srgb, var(--signal) 14%, var(--raised));
  }
  .choice svg {
    flex: none;
    width: calc(0.9 * var(--icon));
    height: calc(0.9 * var(--icon));
  }
  .details {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--gap);
    min-height: 0;
    padding-top: calc(2 * var(--gap));
  }
  .cycle {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
    color: var(--ink-2);
  }
  .cycle li {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--gap));
  }
  .cycle svg {
    width: var(--icon);
    height: var(--icon);
  }
  .cycle .line {
    width: calc(0.5 * var(--icon));
    height: calc(0.5 * var(--icon));
  }
  .people {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap);
  }
  .people .choice {
    padding: 0 calc(0.9 * var(--gap));
  }
  .facts {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gap);
  }
  .counts {
    display: grid;
    gap: calc(0.5 * var(--gap));
    font-size: var(--type-place);
  }
  .counts li {
    display: grid;
    grid-template-columns: 1fr auto 2.2em auto;
    align-items: center;
    gap: var(--gap);
  }
  .counts b {
    font-size: var(--type-verb);
    text-align: center;
  }
  .counts .choice {
    justify-content: center;
    padding: 0;
    min-width: max(64px, var(--touch));
    min-height: max(44px, 0.7 * var(--touch));
    font-size: var(--type-verb);
  }
  footer .primary {
    line-height: 1.1;
  }
  footer .primary span {
    display: block;
    font-size: var(--type-small);
    font-weight: 600;
  }
  @media (orientation: landscape) and (max-height: 599px) {
    .help {
      display: none;
    }
    h1 {
      font-size: 20px;
    }
    .brushes {
      grid-template-columns: repeat(4, 1fr);
      padding-top: 6px;
    }
    .brushes .choice {
      justify-content: center;
      padding: 0;
    }
    .brushes span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .details {
      padding-top: 3px;
    }
    .choice {
      min-height: 44px;
    }
    .people {
      gap: 3px;
    }
    .people .choice:not(.wide) {
      flex: 1;
      justify-content: center;
      min-width: 44px;
      padding: 0;
    }
    .facts .choice {
      padding: 0 8px;
    }
    .cycle {
      padding-top: 8px;
    }
    .counts {
      gap: 1px;
    }
    .counts .choice {
      min-width: 52px;
    }
  }
  @media (orientation: portrait) {
    .choice {
      min-height: var(--touch);
    }
    .help {
      margin: 0 0 var(--gap);
    }
    .brushes {
      grid-template-columns: repeat(4, 1fr);
    }
    .brushes .choice {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      padding: 4px;
      text-align: center;
    }
    .facts {
      grid-template-columns: repeat(4, 1fr);
    }
    .counts {
      grid-template-columns: 1fr 1fr;
      column-gap: calc(3 * var(--gap));
    }
  }
  @media (orientation: portrait) and (max-width: 599px) {
    .brushes span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .help {
      display: none;
    }
    h1 {
      margin-bottom: 6px;
      font-size: 24px;
    }
    .brushes:not(:has(> :nth-child(7))) {
      grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
      gap: 4px;
    }
    .people .choice:not(.wide) {
      flex: 1;
      justify-content: center;
      min-width: 0;
      padding: 0;
    }
    .facts {
      grid-template-columns: 1fr 1fr;
    }
    .counts {
      grid-template-columns: 1fr;
    }
    .details {
      padding-top: 8px;
    }
  }
  /* A low phone: what lies beside the board is counted without the board. */
  @media (orientation: portrait) and (max-width: 599px) and (max-height: 759px) {
    h1 {
      margin-bottom: 4px;
      font-size: 18px;
    }
    .details {
      padding-top: 6px;
      overflow: hidden auto;
    }
    .facts {
      grid-template-columns: repeat(auto-fit, minmax(90px, 1fr));
    }
    .facts .choice {
      padding: 0 6px;
    }
    main:has(.counts) {
      grid-template-rows: 0 minmax(0, 1fr);
    }
    main:has(.counts) .board {
      visibility: hidden;
      padding: 0;
    }
  }
`;
