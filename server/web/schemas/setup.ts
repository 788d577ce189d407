import { HOUSE_RULES, MODES, MODULES, RULE_SETS, VARIANTS } from '../../engine/rules.js';
import { crewMember } from './input.js';
import { edge, exactly, id, label, listOf, name, oneOfWords, space, vehicleSpot } from './places.js';

function switches(names: readonly string[]): object {
  const properties = Object.fromEntries(names.map(name => [name, { type: 'boolean' }]));
  return { type: 'object', properties, additionalProperties: false };
}

const rules = exactly(
  {
    set: oneOfWords(...RULE_SETS),
    level: id,
    modules: switches(MODULES),
    variants: listOf(oneOfWords(...VARIANTS), VARIANTS.length),
    house: switches(HOUSE_RULES),
    mode: oneOfWords(...MODES),
  },
  ['level', 'modules', 'variants', 'house', 'mode'],
);

const edges = listOf(edge, 400);
const spaces = listOf(space, 200);
const parkingSpot = exactly(
  { side: oneOfWords('top', 'right', 'bottom', 'left'), spaces: vehicleSpot, quadrant: label },
  ['quadrant'],
);
const range = { type: 'array', items: { type: 'integer', minimum: 0, maximum: 99 }, minItems: 2, maxItems: 2 };

function byName(names: object, values: object, maxProperties: number): object {
  return { type: 'object', additionalProperties: values, maxProperties, propertyNames: names };
}

/** A table's own board, in the form of the board files. */
const board = exactly(
  {
    id,
    name,
    rows: { type: 'integer', minimum: 1, maximum: 20 },
    cols: { type: 'integer', minimum: 1, maximum: 20 },
    walls: edges,
    doors: edges,
    entrances: edges,
    reinforced: edges,
    light: edges,
    elevators: listOf(exactly({ space, door: edge }), 20),
    rooms: byName(label, spaces, 60),
    family: exactly({ fires: spaces, poi: spaces }),
    parking: exactly({ engine: listOf(parkingSpot, 20), ambulance: listOf(parkingSpot, 20) }, ['ambulance']),
    quadrants: byName(label, exactly({ rows: range, cols: range }), 20),
    poiArrows: byName(space, space, 400),
    firstExplosion: byName(label, space, 20),
    pairs: byName(space, space, 400),
  },
  ['reinforced', 'light', 'elevators', 'rooms', 'family', 'firstExplosion', 'pairs'],
);

export const setup = {
  $id: 'setup',
  ...exactly(
    {
      rules,
      board: { anyOf: [id, board] },
      crew: listOf(crewMember, 12),
      firefighters: oneOfWords('followed', 'notFollowed'),
      start: oneOfWords('setup', 'takeOver'),
    },
    ['firefighters', 'start'],
  ),
};
