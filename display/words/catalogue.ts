import type { en } from './en/index.js';

/** Everything the page can say. English sets the shape; every other language must have every key of it. */
export type Words = typeof en;
