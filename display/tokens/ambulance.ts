import { svg } from 'lit';

/** The ambulance from above, two spaces long, heading right. */
export const ambulance = () => svg`
  <rect x="-72" y="-29" width="144" height="58" rx="12" fill="var(--ambulance)" stroke="var(--victim)" stroke-width="5"/>
  <path fill="#35424e" d="M46-21h12a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H46z"/>
  <path fill="var(--hot)" d="M-28-19h14v12h12v14h-12v12h-14v-12h-12v-14h12z"/>
  <path stroke="var(--victim)" stroke-width="5" d="M14-24V24"/>`;
