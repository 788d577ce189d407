import { svg } from 'lit';

/** Hazmat: a yellow triangle. */
export const hazmat = () => svg`
  <path fill="var(--hazard)" stroke="#16130a" stroke-width="6" stroke-linejoin="round" d="M0-42L45 37H-45z"/>
  <path fill="#16130a" d="M-5.5-17h11l-2.5 28h-6z"/>
  <circle cy="21" r="6" fill="#16130a"/>`;
