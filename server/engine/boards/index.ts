import type { Board } from '../board.js';
import { BACK } from './back.js';
import { FRONT } from './front.js';
import { HIGH_RISE_SAMPLE } from './highRiseSample.js';

/** The boards that come with the program, by id. */
export const BOARDS: Readonly<Record<string, Board>> = {
  [FRONT.id]: FRONT,
  [BACK.id]: BACK,
  [HIGH_RISE_SAMPLE.id]: HIGH_RISE_SAMPLE,
};
