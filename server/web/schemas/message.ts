import { DICE_SOURCES, MARKER_SOURCES } from '../../table/command.js';
import { FACE_SOURCES } from '../../table/entry.js';
import { MOST_ENTRIES } from '../../table/recordRoom.js';
import { exactly, id, is, listOf, oneOfWords } from './places.js';

const step = { type: 'integer', minimum: 0, maximum: 100_000 } as const;
const revision = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
const dice = oneOfWords(...DICE_SOURCES);
const markers = oneOfWords(...MARKER_SOURCES);
const input = { $ref: 'input' };
const setup = { $ref: 'setup' };

export const command = {
  $id: 'command',
  anyOf: [
    exactly({ do: is('newGame'), setup, dice, markers }),
    exactly({ do: is('input'), input }),
    exactly({ do: is('useRoll'), roll: id }),
    exactly({ do: is('dismissRoll'), roll: id }),
    exactly({ do: is('goToStep'), step }),
    exactly({ do: is('amend'), step, input }),
    exactly({
      do: is('tick'),
      step,
      instructions: listOf({ type: 'integer', minimum: 1, maximum: 1000 }, 1000),
      done: { type: 'boolean' },
    }),
    exactly({ do: is('setDice'), dice }),
    exactly({ do: is('setMarkers'), markers }),
    exactly({ do: is('openGame'), game: id }),
    exactly({ do: oneOfWords('rollDice', 'undo', 'redo', 'closeGame', 'playUnsaved', 'dismissNotices') }),
  ],
};

/** A command as it is posted. */
export const commandRequest = exactly({ id, revision, command: { $ref: 'command' } });

/** What a stranger says first. */
export const hello = exactly(
  {
    type: is('hello'),
    version: { type: 'integer' },
    // Any text: whoever mistypes it in the address of the page is told that there is no such table.
    table: { type: 'string', maxLength: 64 },
    code: { type: 'string', maxLength: 64 },
    follows: { type: 'boolean' },
  },
  ['code', 'follows'],
);

export const ping = exactly({ type: is('ping') });

/** What a screen says over the socket. */
export const clientMessage = {
  anyOf: [hello, exactly({ type: is('command'), id, revision, command: { $ref: 'command' } }), ping],
};

/** A game's file, as exported: what was played, without ticks and loose rolls. `unreadable` marks a gap left by damage. */
export const gameFile = exactly({
  watchroom: is('game'),
  version: { const: 1 },
  id,
  entries: {
    type: 'array',
    minItems: 1,
    maxItems: MOST_ENTRIES,
    items: exactly({
      at: { type: 'string', maxLength: 24, format: 'instant' },
      entry: {
        anyOf: [
          exactly({ kind: is('begin'), setup, dice, markers }),
          exactly(
            {
              kind: is('input'),
              input,
              from: oneOfWords('tower', 'screen', 'service'),
              src: oneOfWords(...FACE_SOURCES),
            },
            ['src'],
          ),
          exactly({ kind: is('amend'), step, input }),
          exactly({ kind: oneOfWords('goTo', 'resume'), step }),
          exactly({ kind: is('unreadable') }),
        ],
      },
    }),
  },
});
