import { svg } from 'lit';

/** A heal marker: a white cross on a green square. */
export const heal = () => svg`
  <rect x="-44" y="-44" width="88" height="88" rx="16" fill="var(--victim)" stroke="#fff" stroke-width="7"/>
  <path fill="#fff" d="M-10-28H10V-10H28V10H10V28H-10V10H-28V-10H-10z"/>`;
