import { svg } from 'lit';
import { known } from '../known.js';

/** A pawn: colour and shape say the same, the initial says it again. */
export interface Pawn {
  /** The colour that is the firefighter's id; other words take a shape of their own by number. */
  readonly colour: string;
  readonly initial: string;
}

const SHAPES: Readonly<Record<string, string>> = {
  red: 'M-38-42H38V4C38 26 20 40 0 47C-20 40-38 26-38 4z',
  blue: 'M-36-42H36a6 6 0 0 1 6 6V36a6 6 0 0 1-6 6H-36a6 6 0 0 1-6-6V-36a6 6 0 0 1 6-6z',
  green: 'M-25-42H25L48 0L25 42H-25L-48 0z',
  yellow: 'M0-48L48 0L0 48L-48 0z',
  white: 'M0-46L44-12V42H-44V-12z',
  violet:
    'M0-42C9-50 44-48 42-16C50-9 50 9 42 16C46 46 12 50 0 42C-12 50-46 46-42 16C-50 9-50-9-42-16C-46-46-12-50 0-42z',
};
const OTHER = 'M0-46A46 46 0 1 1-.1-46z';
const DARK_INK = new Set(['yellow', 'white']);

function isPawnColour(id: string): boolean {
  return Object.hasOwn(SHAPES, id);
}

export const firefighter = ({ colour, initial }: Pawn) => {
  const shape = known(SHAPES, colour) ?? OTHER;
  const fill = isPawnColour(colour) ? `var(--${colour})` : 'var(--edge)';
  const ink = DARK_INK.has(colour) ? 'var(--pawn-ink-dark)' : 'var(--pawn-ink)';
  return svg`
  <path d=${shape} fill=${fill} stroke="var(--pawn-casing)" stroke-width="15" stroke-linejoin="round"/>
  <path d=${shape} fill=${fill} stroke="#fff" stroke-width="7" stroke-linejoin="round"/>
  <text y=${colour === 'white' ? 24 : colour === 'red' ? 14 : 17} text-anchor="middle" font-size="48" font-weight="800" fill=${ink}>${initial}</text>`;
};

/** Where a pawn may go, or where it was: its outline alone. */
export const firefighterOutline = ({ colour, initial }: Pawn) => svg`
  <path d=${known(SHAPES, colour) ?? OTHER} fill="var(--ground)" fill-opacity=".6" stroke="var(--signal)" stroke-width="6"
    stroke-linejoin="round" stroke-dasharray="11 8"/>
  <text y="17" text-anchor="middle" font-size="46" font-weight="800" fill="var(--signal)">${initial}</text>`;
