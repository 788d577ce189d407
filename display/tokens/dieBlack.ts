import { svg } from 'lit';

/** A face of the black eight-sided die. */
export const dieBlack = (face: number) => svg`
  <path fill="var(--die-black)" stroke="var(--die-black-edge)" stroke-width="6" stroke-linejoin="round" d="M0-48L41-24V24L0 48L-41 24V-24z"/>
  <path fill="none" stroke="var(--die-black-edge)" stroke-opacity=".35" stroke-width="3" d="M0-46L38 22H-38z"/>
  <text y="19" text-anchor="middle" font-size="54" font-weight="750" fill="var(--die-black-ink)">${face}</text>`;
