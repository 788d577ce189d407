import { svg } from 'lit';

/** A damage marker: a dark cube with a hazard edge. */
export const damage = () => svg`
  <g stroke="var(--hazard)" stroke-width="6.5" stroke-linejoin="round">
    <path fill="var(--cube)" d="M0-44L39-22V22L0 44L-39 22V-22z"/>
    <path fill="none" d="M-39-22L0 0L39-22M0 0V44M-20-33L20-11"/>
  </g>`;
