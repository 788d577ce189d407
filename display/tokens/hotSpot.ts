import { svg } from 'lit';

/** A hot spot: two chevrons rising, yellow over red. */
export const hotSpot = () => svg`
  <path fill="var(--hot)" stroke="#16130a" stroke-width="5" stroke-linejoin="round" d="M-44 38V8L0-18L44 8V38L0 12z"/>
  <path fill="var(--hazard)" stroke="#16130a" stroke-width="5" stroke-linejoin="round" d="M-44 2V-18L0-46L44-18V2L0-24z"/>`;
