import type { RefusalCode, WireRefusal } from '../../../server/web/wire.js';

/** Why something did not happen, and what to do now. The codes of the engine, then those of the service. */
export const refusals = {
  'bad-request': 'That did not arrive as it should. Try once more.',
  'bad-state':
    'More lies there than the box holds, or things that cannot lie together. Look again; nothing you tapped is lost.',
  'bad-action': 'That cannot be done here.',
  'bad-roll': 'These dice do not fit. Look again, and tap what lies there.',
  'bad-answer': 'That answer does not fit. Pick one of those shown.',
  'not-in-this-game': 'This game is played without that.',
  'not-your-role': 'Only another specialist can do that.',
  'not-first': 'The crew can only be changed as the first thing in a turn.',
  'in-play': 'Somebody else is playing that specialist.',
  down: 'A knocked-down firefighter stands up next turn and does nothing before.',
  'not-adjacent': 'That is too far away. Go next to it first.',
  blocked: 'A wall or a closed door is in the way.',
  'not-here': 'You have to stand there for that.',
  'no-target': 'There is nothing there to do that with.',
  carrying: 'Hands are full, or empty. Put down or pick up first.',
  fire: 'Nobody may carry anyone into fire, or stay in fire.',
  quadrant: 'A firefighter stands where the deck gun would hit.',
  limit: 'No more of that this turn.',
  'too-far': 'Vehicles drive one spot at a time.',
  'no-ap': 'Not enough action points left.',
  'not-asked': 'Nothing is waiting for that just now.',
  'game-over': 'The game is over. Undo the last step to play on.',
  stale: 'Another screen was quicker. Look again, then tap.',
  'no-game': 'No game is running. Start one.',
  'no-such-step': 'That step is no longer there.',
  disk: 'The record could not be written, so nothing was done. Make room on the disk, then try again.',
  malformed: 'That did not arrive as it should. Try once more.',
  'too-fast': 'One moment. That was very fast.',
  'game-full':
    'This game’s record has no room for that. Undo still works. To play on, begin a new game “In the middle”.',
  'amend-broke': 'With that change the rest no longer fits, so nothing was changed. Correct the table instead.',
} satisfies Record<RefusalCode | WireRefusal['code'], string>;
