import { css } from 'lit';

/** How the drawing looks and moves; everything that moves takes its time from `theme.css`. */
export const boardStyles = css`
  :host {
    position: relative;
    display: block;
    contain: layout style;
    min-width: 0;
    min-height: 0;
  }
  /* One size of type for all, scaled by the drawing: a third less work for each new number on the board. */
  text {
    text-rendering: geometricPrecision;
  }
  /* A layer of its own: what lies on the board changes, the board does not. */
  .printed {
    will-change: transform;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    font-family: var(--face);
    user-select: none;
    -webkit-user-select: none;
  }
  /* A finger goes through tokens to what can be tapped, else to the space they lie in. */
  .live {
    pointer-events: none;
  }
  .walls .bar {
    fill: none;
    stroke: var(--wall);
  }
  .walls .casing {
    fill: none;
    stroke: var(--wall-shade);
    stroke-opacity: 0.55;
  }
  .coordinates {
    opacity: 0.6;
  }
  .labels.dim {
    opacity: 0.5;
  }
  /* Nothing to paint, and yet something to touch. */
  .hits path {
    fill: none;
    pointer-events: all;
  }
  .hits [role='button'] {
    outline: none;
  }
  .live .hits path {
    cursor: pointer;
  }
  .hits [role='button']:focus-visible path {
    stroke: var(--signal);
    stroke-width: 5;
    stroke-linejoin: round;
  }
  .live .hits path:active {
    fill: var(--signal);
    fill-opacity: 0.22;
  }
  .chevron path {
    fill: none;
    stroke: var(--wave-mark);
    stroke-width: 5.5;
    stroke-linejoin: round;
    stroke-linecap: round;
    paint-order: stroke;
  }
  .target {
    fill: var(--glow);
    fill-opacity: 0.16;
    stroke: var(--signal);
    stroke-width: 3;
    stroke-opacity: 0.8;
    animation: settle var(--glow-out) var(--ease) backwards;
  }
  .star {
    animation: burst var(--wave) var(--ease) backwards;
  }
  /* The paint of a stroke and not its opacity: of that each would be a layer of its own, and an explosion has many. */
  .band,
  .chevron path {
    animation: appear var(--wave) linear backwards;
    animation-delay: calc(var(--wave) * var(--n, 1));
  }
  .chevron[data-wave='2'] path {
    --n: 2;
  }
  .chevron[data-wave='3'] path {
    --n: 3;
  }
  .chevron[data-wave='4'] path {
    --n: 4;
  }
  .chevron[data-wave='5'] path {
    --n: 5;
  }
  .chevron[data-wave='6'] path {
    --n: 6;
  }
  .flip {
    animation: flip var(--flip) var(--ease) backwards;
  }
  @keyframes settle {
    from {
      fill-opacity: 0.6;
      stroke-width: 9;
    }
  }
  @keyframes burst {
    from {
      transform: scale(0.2);
      opacity: 0;
    }
  }
  @keyframes appear {
    from {
      stroke-opacity: 0;
    }
  }
  @keyframes flip {
    from {
      transform: scaleX(0.05);
    }
  }
`;
