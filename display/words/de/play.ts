import type { Words } from '../catalogue.js';

export const play: Words['play'] = {
  allDone: 'Alles erledigt',
};
