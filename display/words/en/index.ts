import { actions } from './actions.js';
import { common, trouble } from './common.js';
import { crew } from './crew.js';
import { events } from './events.js';
import { instructions } from './instructions.js';
import { link } from './link.js';
import { places } from './places.js';
import { play } from './play.js';
import { questions } from './questions.js';
import { refusals } from './refusals.js';
import { rules } from './rules.js';
import { screens } from './screens.js';

export const en = {
  actions,
  common,
  crew,
  events,
  instructions,
  link,
  places,
  play,
  questions,
  refusals,
  rules,
  screens,
  trouble,
};
