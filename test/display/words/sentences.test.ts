import { describe, expect, test } from 'vitest';
import { de } from '../../../display/words/de/index.js';
import { en } from '../../../display/words/en/index.js';
import {
  edgeSide,
  type Naming,
  placeName,
  tellAction,
  tellEvents,
  tellInstruction,
  tellOption,
  tellQuestion,
  tellStep,
  tellTower,
  tellWasted,
} from '../../../display/words/index.js';
import type { Language } from '../../../display/words/language.js';
import { BACK } from '../../../server/engine/boards/back.js';
import { FRONT } from '../../../server/engine/boards/front.js';
import type { Board, GameEvent, ReasonedInstruction, TowerView } from '../../../server/web/wire.js';

const CATALOGUES = { en, de };

/** Two rooms side by side, a door between, a way in on the left. */
const board: Board = {
  id: 'pair',
  name: 'Pair',
  rows: 1,
  cols: 2,
  walls: ['0,1|1,1', '0,2|1,2', '1,1|2,1', '1,2|2,2', '1,2|1,3'],
  doors: ['1,1|1,2'],
  entrances: ['1,0|1,1'],
  rooms: { kitchen: ['1,1'], 'powder room': ['1,2'] },
  parking: { engine: [{ side: 'left', spaces: ['0,0', '1,0'] }] },
  quadrants: {},
  poiArrows: {},
};

const crew = [{ id: 'red', name: 'Rosa' }, { id: 'blue' }];
const naming = (language: Language): Naming => ({ words: CATALOGUES[language], board, crew });
const blast = { by: 'blast', from: '1,2', direction: 'left', through: [] } as const;

describe('instructions', () => {
  const rows: readonly [string, ReasonedInstruction, Language, string, string, string | null][] = [
    ['a disc', { do: 'place', token: 'fire', at: '1,1', because: null }, 'en', 'Place fire', 'kitchen', '1,1'],
    [
      'a flip',
      { do: 'flip', at: '1,2', from: 'smoke', to: 'fire', because: null },
      'de',
      'Auf Feuer drehen',
      'Gäste-WC',
      '1,2',
    ],
    [
      'a wall is seen from inside',
      { do: 'place', token: 'damage', at: '0,1|1,1', because: null },
      'en',
      'Add damage',
      'wall above, kitchen',
      '1,1',
    ],
    [
      'a door is seen from where the blast came',
      { do: 'remove', token: 'door', at: '1,1|1,2', because: blast },
      'en',
      'Remove door',
      'door on the left, powder room',
      '1,2',
    ],
    [
      'a firefighter by name',
      { do: 'move', token: 'firefighter', who: 'red', from: '1,1', to: '1,0', because: null },
      'en',
      'Move Rosa',
      'outside, left',
      '1,0',
    ],
    [
      'a firefighter without a name by colour',
      { do: 'flip', token: 'firefighter', who: 'blue', to: 'down', because: null },
      'de',
      'Blau hinlegen',
      '',
      null,
    ],
    [
      'a vehicle by its spot',
      { do: 'place', token: 'engine', at: ['1,0', '2,0'], because: null },
      'de',
      'Löschfahrzeug parken',
      'Platz links',
      null,
    ],
  ];
  test.each(rows)('%s', (_, instruction, language, verb, place, at) => {
    expect(tellInstruction(naming(language), instruction)).toEqual({ verb, place, at });
  });
});

describe('places', () => {
  test('a turned screen says what is seen, not what is printed', () => {
    const turned: Naming = { ...naming('en'), seen: () => 'right' };
    expect(tellInstruction(turned, { do: 'place', token: 'damage', at: '0,1|1,1', because: null }).place).toBe(
      'wall on the right, kitchen',
    );
  });

  test('a room of a board nobody translated keeps its own name', () => {
    const foreign: Naming = { ...naming('de'), board: { ...board, rooms: { Sauna: ['1,1'] } } };
    expect(placeName(foreign, '1,1')).toBe('Sauna');
  });

  test('an outer wall is always seen from inside', () => {
    expect(edgeSide(board, '1,2|1,3')).toEqual({ space: '1,2', side: 'right' });
    expect(edgeSide(board, '1,0|1,1')).toEqual({ space: '1,1', side: 'left' });
  });

  test('every room of the shipped boards has a German name', () => {
    for (const shipped of [FRONT, BACK]) {
      for (const room of Object.keys(shipped.rooms)) expect(CATALOGUES.de.places.rooms, room).toHaveProperty([room]);
    }
  });
});

test('why: a chain of events reads as a story, without what explains nothing', () => {
  const events: readonly GameEvent[] = [
    { type: 'diceRead', red: 1, black: 2, target: '1,2' },
    { type: 'exploded', at: '1,2', why: 'roll' },
    { type: 'fireLit', at: '1,1', from: 'none', isOutside: false, because: { ...blast, through: ['1,2'] } },
    { type: 'doorFlipped', edge: '1,1|1,2', to: 'open', because: { by: 'correction' } },
    { type: 'poiRemoved', at: '1,1', kind: 'victim', to: 'lost', because: { by: 'fire' } },
  ];
  expect(tellEvents(naming('en'), events)).toEqual([
    { text: 'The dice point in the powder room.', at: '1,2' },
    { text: 'It burnt in the powder room already: explosion.', at: '1,2' },
    { text: 'The blast ran to the left over one burning space and lit fire in the kitchen.', at: '1,1' },
    { text: 'The fire took a victim in the kitchen.', at: '1,1' },
  ]);
});

test('questions and their options', () => {
  const roll = { for: 'roll', dice: ['red'], about: 'fire' } as const;
  expect(tellWasted(naming('en'), [{ type: 'rollWasted', target: '3,3', why: 'onFire' }])).toBe(
    '3·3 already burns. Roll again.',
  );
  expect(tellWasted(naming('en'), [{ type: 'rollWasted', target: '3,3', why: 'noValidSpace' }])).toBeNull();
  expect(tellQuestion(naming('en'), roll, 'tower').help).toBe('Drop only the red die into the tower.');
  const standing = { for: 'choice', about: 'standing', spaces: ['1,1'], options: ['nobody', 'red 1,1'] } as const;
  expect(standing.options.map(option => tellOption(naming('de'), standing, option))).toEqual(['Niemand', 'Rosa']);
  const parking = { for: 'choice', about: 'parking', vehicle: 'engine', options: ['0,0 1,0', '1,3 2,3'] } as const;
  expect(tellOption(naming('en'), parking, '1,3 2,3')).toBe('Right spot');
});

test('an action is named after what lies there', () => {
  const say = (table: object, action: Parameters<typeof tellAction>[2]) => tellAction(naming('en'), table, action).name;
  expect(say({ fire: ['1,1'] }, { do: 'extinguish', at: '1,1', to: 'none' })).toBe('Put it out');
  expect(say({ smoke: ['1,1'] }, { do: 'extinguish', at: '1,1', to: 'none' })).toBe('Clear the smoke');
  expect(say({ doors: { '1,1|1,2': 'open' } }, { do: 'door', edge: '1,1|1,2' })).toBe('Close the door');
  expect(say({}, { do: 'command', who: 'red', action: { do: 'move', to: '1,1' } })).toBe('Rosa: Go here');
});

test('undo says what would be undone', () => {
  const say = (language: Language, input: Parameters<typeof tellStep>[1]['input'], who: string | null) =>
    tellStep(naming(language), { input, who });
  expect(say('en', { do: 'roll', red: 3, black: null }, 'red')).toBe('roll 3');
  expect(say('en', { do: 'act', action: { do: 'endTurn' } }, 'red')).toBe('Rosa: end of turn');
  expect(say('de', { do: 'answer', value: 'falseAlarm' }, null)).toBe('Fehlalarm');
  expect(say('en', { do: 'answer', value: 'paramedic' }, 'red')).toBe('Rosa: Paramedic');
  expect(say('en', { do: 'answer', value: '1,1' }, null)).toBe('the answer');
});

test('a tower nobody foresaw still gets a sentence that says what to do', () => {
  const tower: TowerView = {
    kind: 'hardware',
    state: 'dancing',
    id: null,
    port: null,
    quality: 1,
    detail: {},
    tray: 'still',
  };
  expect(tellTower(CATALOGUES.en, tower).says).toMatch(/tap the dice in here/);
  expect(tellTower(CATALOGUES.en, { ...tower, state: 'linked', tray: 'cocked' }).says).toMatch(/leaning/);
  expect(tellTower(CATALOGUES.en, { ...tower, state: 'damaged' }).short).toBe('Weak cable');
});
