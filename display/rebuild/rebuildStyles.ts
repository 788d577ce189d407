import { css } from 'lit';

export const rebuildStyles = css`
  .which {
    color: var(--ink-2);
    font-size: var(--type-place);
  }
  h1 {
    margin: var(--gap) 0 calc(2 * var(--gap));
  }
  h1::first-letter {
    text-transform: uppercase;
  }
  fp-pages {
    flex: 1;
  }
  @media (orientation: landscape) and (max-height: 599px) {
    h1 {
      margin: 2px 0 6px;
    }
  }
  @media (orientation: portrait) {
    h1 {
      margin: 0 0 var(--gap);
    }
  }
`;
