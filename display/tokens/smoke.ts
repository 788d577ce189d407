import { svg } from 'lit';

/** Smoke: a cloud on a grey disc, the other side of the fire disc. */
export const smoke = () => svg`
  <circle r="46" fill="var(--smoke)" stroke="var(--smoke-rim)" stroke-width="5"/>
  <path fill="var(--smoke-cloud)" d="M-19 19a14 14 0 0 1-2-27.900a20 20 0 0 1 38-4a15.5 15.5 0 0 1 4 31.900z"/>`;
