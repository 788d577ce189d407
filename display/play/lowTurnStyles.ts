import { css } from 'lit';

export const lowTurnStyles = css`
  /* The lowest phones: what is left to spend and who can be sent stand in one line, so that every action keeps its button. */
  @media (orientation: portrait) and (max-width: 599px) and (max-height: 659px) {
    .top:has(.commands) {
      display: flex;
      flex: none;
      flex-wrap: wrap;
      gap: 6px;
    }
    .top:has(.commands) > .purse {
      flex: 1 1 100px;
    }
    .top:has(.purse) > .commands > span,
    .top:has(.commands) .purse > span:not(.coins) {
      display: none;
    }
    .top > .commands:only-child {
      flex: 1;
    }
  }
  /* The lowest of them: squares among the coins are what was saved. */
  @media (orientation: portrait) and (max-width: 599px) and (max-height: 599px) {
    .more,
    .table h2 {
      display: none;
    }
    .purse {
      padding-block: 1px;
    }
    .table p {
      margin: 0;
      -webkit-line-clamp: 2;
    }
  }
`;
