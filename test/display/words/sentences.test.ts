import { describe, expect, test } from 'vitest';
import { seenFrom } from '../../../display/board/seat.js';
import { de } from '../../../display/words/de/index.js';
import { en } from '../../../display/words/en/index.js';
import {
  edgeSide,
  hearInstruction,
  type Naming,
  placeLabel,
  placeName,
  placeOfStep,
  sidesSeen,
  tellAction,
  tellCounting,
  tellEvents,
  tellInstruction,
  tellOption,
  tellOutcome,
  tellQuestion,
  tellStep,
  tellTower,
  tellUndo,
  tellWasted,
} from '../../../display/words/index.js';
import type { Language } from '../../../display/words/language.js';
import { BACK } from '../../../server/engine/boards/back.js';
import { FRONT } from '../../../server/engine/boards/front.js';
import { HIGH_RISE_SAMPLE } from '../../../server/engine/boards/highRiseSample.js';
import type {
  Action,
  Answer,
  Board,
  Cause,
  GameEvent,
  ReasonedInstruction,
  StepDone,
  TowerView,
} from '../../../server/web/wire.js';

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
      'kitchen, wall above',
      '1,1',
    ],
    [
      'a door is seen from where the blast came',
      { do: 'remove', token: 'door', at: '1,1|1,2', because: blast },
      'en',
      'Remove door',
      'powder room, door left',
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
      'a treated victim, whose heal marker is needed again',
      { do: 'remove', token: 'poi', at: '1,1', to: 'rescued', kind: 'treated', because: null },
      'en',
      'Victim to Rescued',
      'heal marker back, kitchen',
      '1,1',
    ],
    [
      'a first card',
      { do: 'swap', token: 'specialist', who: 'blue', to: 'paramedic', because: { by: 'setup' } },
      'en',
      'Blue takes Paramedic',
      '',
      null,
    ],
    [
      'another card',
      { do: 'swap', token: 'specialist', who: 'red', to: 'paramedic', because: { by: 'action', who: 'red' } },
      'de',
      'Rosa wechselt zu „Sanitäter“',
      '',
      null,
    ],
    [
      'a victim that was carried on',
      { do: 'move', token: 'poi', kind: 'victim', from: '1,2', to: '1,1', because: { by: 'action', who: 'red' } },
      'en',
      'Move the victim',
      'kitchen',
      '1,1',
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
      'kitchen, wall right',
    );
  });

  test('whoever only hears a place can tell it from every other', () => {
    for (const shipped of [FRONT, BACK, HIGH_RISE_SAMPLE]) {
      const on = { ...naming('en'), board: shipped };
      const { rows, cols, walls, doors } = shipped;
      const spaces = Array.from(
        { length: (rows + 2) * (cols + 2) },
        (_, i) => `${Math.floor(i / (cols + 2))},${i % (cols + 2)}`,
      );
      const heard = [...spaces, ...walls, ...doors].map(place => placeLabel(on, place));
      expect(new Set(heard).size).toBe(heard.length);
    }
    expect(placeLabel(naming('en'), '1,0')).toBe('outside, left, row 1, column 0');
    expect(placeLabel(naming('de'), '1,1|1,2')).toMatch(/^.*, Tür rechts, rot 1, schwarz 1$/);
  });

  test('an instruction is heard with the dice that stand beside it', () => {
    const hear = (instruction: ReasonedInstruction) => hearInstruction(naming('en'), instruction);
    expect(hear({ do: 'place', token: 'fire', at: '1,2', because: null })).toBe(
      'Place fire, powder room, red 1, black 2',
    );
    expect(hear({ do: 'swap', token: 'specialist', who: 'red', from: 'cafs', to: null, because: null })).not.toMatch(
      /red \d/,
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
    for (const shipped of [FRONT, BACK, HIGH_RISE_SAMPLE]) {
      for (const room of Object.keys(shipped.rooms ?? {}))
        expect(CATALOGUES.de.places.rooms, room).toHaveProperty([room]);
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
    { text: 'The dice point to a space in the powder room.', at: '1,2' },
    { text: 'The space in the powder room was burning already: explosion.', at: '1,2' },
    { text: 'The blast ran to the left over one space and lit fire in the kitchen.', at: '1,1' },
    { text: 'The fire took a victim in the kitchen.', at: '1,1' },
  ]);
});

test('questions and their options', () => {
  const roll = { for: 'roll', dice: ['red'], about: 'fire' } as const;
  expect(tellWasted(naming('en'), [{ type: 'rollWasted', target: '3,3', why: 'onFire' }])).toBe(
    '3·3 already burns. Roll again.',
  );
  expect(tellWasted(naming('en'), [{ type: 'rollWasted', target: '3,3', why: 'noValidSpace' }])).toBeNull();
  expect(tellQuestion(naming('en'), roll, 'die').help).toBe('Drop only the red die into the tower.');
  expect(tellQuestion(naming('en'), { ...roll, left: 3 }, 'die').help).toMatch(/ 3 to go\.$/);
  expect(tellQuestion(naming('de'), { ...roll, left: 1 }, 'die').help).toMatch(/ Der letzte Wurf\.$/);
  const standing = {
    for: 'choice',
    about: 'standing',
    because: { by: 'replenish' },
    spaces: ['1,1'],
    options: ['nobody', 'red 1,1'],
  } as const;
  expect(tellQuestion(naming('en'), standing, 'tower').help).toMatch(/marker is to lie here/);
  expect(standing.options.map(option => tellOption(naming('de'), standing, option))).toEqual(['Niemand', 'Rosa']);
  const reroll = { for: 'choice', about: 'reroll', target: '1,1', options: ['keep', 'red'] } as const;
  expect(tellQuestion(naming('en'), reroll, 'tower').help).toMatch(/hit a space in the kitchen, 1·1\./);
  const knockDown = { for: 'choice', about: 'knockDown', who: 'red', options: ['0,7', '0,8'] } as const;
  expect(tellQuestion({ ...naming('en'), board: FRONT }, knockDown, 'tower').help).toMatch(/ambulance space/);
  expect(tellQuestion({ ...naming('en'), board: HIGH_RISE_SAMPLE }, knockDown, 'tower').help).toMatch(/the engine/);
  const parking = { for: 'choice', about: 'parking', vehicle: 'engine', options: ['0,0 1,0', '1,3 2,3'] } as const;
  expect(tellOption(naming('en'), parking, '1,3 2,3')).toBe('Right spot');
});

test('a side of the house is told as it is seen from this seat, in words and as an arrow', () => {
  const plain = { ...naming('en'), board: FRONT };
  const turned = { ...plain, seen: seenFrom({ turned: 1, isMirrored: false }) };
  const question = { for: 'choice', about: 'knockDown', who: 'red', options: ['0,6', '3,9'] } as const;
  const told = (who: Naming) => question.options.map(option => tellOption(who, question, option));
  expect(told(plain)).toEqual(['Top spot', 'Right spot']);
  expect(told(turned)).toEqual(['Right spot', 'Bottom spot']);
  expect(sidesSeen(plain, question.options)).toEqual(['up', 'right']);
  expect(sidesSeen(turned, question.options)).toEqual(['right', 'down']);
});

test('no arrow stands where it would not tell one answer from another', () => {
  const plain = { ...naming('en'), board: FRONT };
  expect(sidesSeen(plain, ['0,5', '0,6'])).toEqual([]);
  expect(sidesSeen(plain, ['0,5', '3,3'])).toEqual([]);
});

test('an action is named after what lies there', () => {
  const say = (table: object, action: Parameters<typeof tellAction>[2]) => tellAction(naming('en'), table, action).name;
  expect(say({ fire: ['1,1'] }, { do: 'extinguish', at: '1,1', to: 'none' })).toBe('Put it out');
  expect(say({ smoke: ['1,1'] }, { do: 'extinguish', at: '1,1', to: 'none' })).toBe('Clear the smoke');
  expect(say({ doors: { '1,1|1,2': 'open' } }, { do: 'door', edge: '1,1|1,2' })).toBe('Close the door');
  expect(say({}, { do: 'command', who: 'red', action: { do: 'move', to: '1,1' } })).toBe('Rosa: Go here');
  const drive = { do: 'drive', vehicle: 'ambulance', to: ['0,0', '1,0'] } as const;
  const help = (action: Parameters<typeof tellAction>[2]) => tellAction(naming('en'), {}, action).help;
  expect(help({ ...drive, riders: ['red', 'blue'] })).toBe('with Rosa and Blue');
  expect(help(drive)).toBe('nobody rides along');
});

test('undo says what would be undone', () => {
  const say = (language: Language, input: Parameters<typeof tellStep>[1]['input'], who: string | null) =>
    tellStep(naming(language), { input, who });
  expect(say('en', { do: 'roll', red: 3, black: null }, 'red')).toBe('roll 3');
  expect(say('en', { do: 'act', action: { do: 'endTurn' } }, 'red')).toBe('Rosa ended the turn');
  expect(say('en', { do: 'act', action: { do: 'move', to: '1,1' } }, 'red')).toBe('Rosa moved, kitchen');
  expect(say('de', { do: 'act', action: { do: 'chop', edge: '0,1|1,1' } }, 'red')).toBe(
    'Rosa: Wand eingeschlagen, Küche, oben',
  );
  const commanded = { do: 'command', who: 'blue', action: { do: 'move', to: '1,0' } } as const;
  expect(say('en', { do: 'act', action: commanded }, 'red')).toBe('Rosa: Blue moved, outside, left');
  const driven = { do: 'drive', vehicle: 'engine', to: ['0,0', '1,0'] } as const;
  expect(say('en', { do: 'act', action: driven }, 'red')).toBe('Rosa drove the engine, Top spot');
  expect(say('en', { do: 'act', action: { do: 'crewChange', to: 'cafs' } }, 'red')).toBe(
    'Rosa became CAFS Firefighter',
  );
});

test('the history says whether a door was opened or closed, what it cost, and what the dice did', () => {
  const door = { do: 'act', action: { do: 'door', edge: '1,1|1,2' } } as const;
  const step = { step: 4, turn: 1, input: door, who: 'blue' };
  expect(tellStep(naming('en'), { ...step, door: 'open' })).toBe('Blue opened the door, kitchen, right');
  expect(tellStep(naming('de'), { ...step, door: 'closed' })).toBe('Blau: Tür geschlossen, Küche, rechts');
  expect(tellOutcome(naming('en'), { ...step, outcome: { ap: 1 } })).toBe('1\u00a0AP');
  const rolled = { ...step, input: { do: 'roll', red: 3, black: 3 } as const };
  const outcome = { lost: 1, fires: 3, explosions: 1, damage: 1 };
  expect(tellOutcome(naming('en'), { ...rolled, outcome })).toBe('explosion, 3 fires, one damage cube, one lost');
  expect(tellOutcome(naming('de'), rolled)).toBe('');
});

test('the button that takes a step back says first what was done', () => {
  const say = (language: Language, action: Action, who: string | null) =>
    tellUndo(naming(language), { input: { do: 'act', action }, who });
  expect(say('en', { do: 'move', to: '1,1' }, 'red')).toBe('moved, kitchen (Rosa)');
  const commanded = { do: 'command', who: 'blue', action: { do: 'move', to: '1,0' } } as const;
  expect(say('de', commanded, 'red')).toBe('gegangen, draußen links (Blau)');
  expect(say('en', { do: 'deckGun' }, null)).toBe('fired the deck gun');
  expect(tellUndo(naming('en'), { input: { do: 'roll', red: 3, black: 4 }, who: 'red' })).toBe('roll 3 · 4');
});

describe('undo names what was answered', () => {
  const rows: readonly [NonNullable<StepDone['answered']>, Answer, string, string][] = [
    [{ for: 'flip', at: '1,1' }, 'falseAlarm', 'False alarm, kitchen', 'Fehlalarm, Küche'],
    [
      { for: 'choice', about: 'start', who: 'blue' },
      '1,0',
      'Blue begins: outside, left',
      'Blau beginnt: draußen links',
    ],
    [{ for: 'choice', about: 'role', who: 'red' }, 'paramedic', 'Rosa: Paramedic', 'Rosa: Sanitäter'],
    [
      { for: 'choice', about: 'parking', vehicle: 'ambulance' },
      '1,0 2,0',
      'the ambulance’s place, Left spot',
      'Rettungswagen, Platz links',
    ],
    [
      { for: 'choice', about: 'standing' },
      ['red 1,1', 'blue 1,2'],
      'standing there: Rosa and Blue',
      'dort stand: Rosa und Blau',
    ],
    [{ for: 'choice', about: 'standing' }, 'nobody', 'standing there: Nobody', 'dort stand: Niemand'],
    [{ for: 'choice', about: 'reroll', target: '1,1' }, 'red', 'Rosa: Roll the red die', 'Rosa: Roten neu werfen'],
    [{ for: 'choice', about: 'hazmat' }, '1,2', 'first hazmat: powder room', 'zuerst das Gefahrgut: Gäste-WC'],
    [
      { for: 'choice', about: 'knockDown', who: 'red' },
      '1,0',
      'Rosa recovers: outside, left',
      'Rosa erholt sich: draußen links',
    ],
    [
      { for: 'choice', about: 'carry', what: 'victim', from: '1,2' },
      '1,1',
      'the victim is in the kitchen',
      'das Opfer ist in der Küche',
    ],
  ];
  test.each(rows)('%o', (answered, value, english, german) => {
    const step: StepDone = { input: { do: 'answer', value }, who: 'red', answered };
    expect([tellStep(naming('en'), step), tellStep(naming('de'), step)]).toEqual([english, german]);
  });

  test('with the space for the die symbols where there is one', () => {
    const at = (step: StepDone) => placeOfStep({ board }, step);
    expect(at({ input: { do: 'act', action: { do: 'move', to: '1,2' } }, who: 'red' })).toBe('1,2');
    expect(at({ input: { do: 'act', action: { do: 'door', edge: '1,1|1,2' } }, who: 'red' })).toBe('1,1');
    expect(at({ input: { do: 'answer', value: 'victim' }, who: 'red', answered: { for: 'flip', at: '1,2' } })).toBe(
      '1,2',
    );
    expect(at({ input: { do: 'act', action: { do: 'endTurn' } }, who: 'red' })).toBeNull();
    expect(at({ input: { do: 'roll', red: 1, black: 2 }, who: 'red' })).toBeNull();
  });
});

describe('a marker is not flipped without saying why and where', () => {
  const rows: readonly [Cause, string, string][] = [
    [
      { by: 'fire' },
      'The fire has reached the marker in the kitchen, 1·1. What was it?',
      'Das Feuer hat den Marker in der Küche, 1·1 erreicht. Was war er?',
    ],
    [
      { by: 'replenish' },
      'The new marker lies where somebody stands, in the kitchen, 1·1. What is it?',
      'Der neue Marker liegt, wo jemand steht: in der Küche, 1·1. Was ist er?',
    ],
    [
      { by: 'action', who: 'red' },
      'Rosa looks at the marker in the kitchen, 1·1. What is it?',
      'Rosa sieht sich den Marker in der Küche, 1·1 an. Was ist er?',
    ],
  ];
  test.each(rows)('%o', (because, english, german) => {
    const question = { for: 'flip', at: '1,1', because, options: ['victim', 'falseAlarm'] } as const;
    const help = (language: Language) => tellQuestion(naming(language), question, 'tower').help;
    expect([help('en'), help('de')]).toEqual([english, german]);
  });
});

const LINKED: TowerView = {
  kind: 'hardware',
  state: 'linked',
  id: null,
  port: null,
  quality: 1,
  detail: {},
  sources: ['die'],
  counting: null,
  tray: 'still',
};

test('a tower nobody foresaw still gets a sentence that says what to do', () => {
  const tower: TowerView = { ...LINKED, state: 'dancing' };
  expect(tellTower(CATALOGUES.en, tower).says).toMatch(/tap the dice in here/);
  expect(tellTower(CATALOGUES.en, { ...tower, state: 'linked', tray: 'cocked' }).says).toMatch(/leaning/);
  expect(tellTower(CATALOGUES.en, { ...tower, state: 'damaged' }).short).toBe('Weak cable');
});

test('only a tower that says so is said to read dice', () => {
  const says = (sources: TowerView['sources']) => tellTower(CATALOGUES.en, { ...LINKED, sources }).says;
  expect(says(['die'])).toBe('The tower is listening. It reads them for you.');
  for (const sources of [[], ['hand'], ['rng'], ['hand', 'rng']] as const) {
    expect(says(sources)).toBe('The tower is listening.');
  }
  const claims = Object.values(CATALOGUES).flatMap(words =>
    textsIn(words).filter(text => /tower.*\breads\b|turm.*\bliest\b/i.test(text)),
  );
  expect(claims).toEqual([CATALOGUES.en.link.readsDice, CATALOGUES.de.link.readsDice]);
});

test('a count in progress and a die that is still wanted are told in both languages', () => {
  expect(tellCounting(CATALOGUES.en, { red: 4, black: 2 })).toBe('Counted: red\u00a04\u00a0· black\u00a02');
  expect(tellCounting(CATALOGUES.de, { red: null, black: 2 })).toBe('Gezählt: Schwarz\u00a02');
  expect(CATALOGUES.en.questions.known.red(4)).toBe('Red 4 ✓ — black?');
  expect(CATALOGUES.de.questions.known.black(8)).toBe('Schwarz 8 ✓ — Rot?');
});

/** Every sentence of a catalogue that needs nothing to be filled in. */
function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}
