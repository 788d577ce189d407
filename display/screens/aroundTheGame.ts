/** What is not needed to play the next step: loaded a little later, so that the first picture is there sooner. */
import '../overlays/fp-idle.js';
import '../overlays/fp-lock.js';
import '../play/fp-why.js';
import './fp-casting.js';
import './fp-correct.js';
import './fp-crew.js';
import './fp-ending.js';
import './fp-history.js';
import './fp-how-it-works.js';
import './fp-join.js';
import './fp-keys.js';
import './fp-new-game.js';
import './fp-past-games.js';
import './fp-rebuild.js';
import './fp-replay.js';
import './fp-settings.js';
import './fp-start.js';
