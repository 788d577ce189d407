import { FACES } from '../../engine/dice.js';
import type { Die } from '../../engine/input.js';
import { ROLES } from '../../engine/rules.js';
import {
  count,
  edge,
  exactly,
  is,
  label,
  listOf,
  name,
  oneOfWords,
  orNull,
  space,
  vehicleSpot,
  who,
} from './places.js';

const load = oneOfWords('victim', 'treated', 'hazmat');
const vehicle = oneOfWords('engine', 'ambulance');
const role = oneOfWords(...ROLES);
const die = oneOfWords('red', 'black');
const boolean = { type: 'boolean' } as const;

/** Everything somebody does with their own hands. */
export const deed = {
  $id: 'deed',
  anyOf: [
    exactly({ do: is('move'), to: space }),
    exactly({ do: is('walk'), path: listOf(space, 40) }),
    exactly({ do: is('pickUp'), what: load }),
    exactly({ do: is('putDown'), what: load }),
    exactly({ do: is('door'), edge }),
    exactly({ do: is('extinguish'), at: space, to: oneOfWords('smoke', 'none') }),
    exactly({ do: is('chop'), edge }),
    exactly(
      {
        do: is('drive'),
        vehicle,
        to: vehicleSpot,
        riders: listOf(who, 8),
        exit: { type: 'object', additionalProperties: space, maxProperties: 8, propertyNames: who },
      },
      ['riders', 'exit'],
    ),
    exactly({ do: is('deckGun'), reroll: listOf(die, 2) }, ['reroll']),
    exactly({ do: is('crewChange'), to: role }),
    exactly({ do: is('treat'), at: space }, ['at']),
    exactly({ do: is('identify'), at: space }),
    exactly({ do: is('dispose'), at: space }, ['at']),
    exactly({ do: is('repair'), edge }),
    exactly({ do: is('ladder'), to: space }),
    exactly({ do: is('lobby'), to: space }),
    exactly({ do: is('elevator'), at: space }),
    exactly({ do: is('reveal'), at: space }),
    exactly({ do: is('rescue'), at: space }),
    exactly({ do: is('carry'), what: load, from: space }),
    exactly({ do: is('endTurn') }),
  ],
};

/** Who is commanded does not command in turn: a schema that led back to itself could be nested without end. */
const action = { anyOf: [{ $ref: 'deed' }, exactly({ do: is('command'), who, action: { $ref: 'deed' } })] };

const correction = {
  anyOf: [
    exactly({ set: is('threat'), at: space, to: oneOfWords('none', 'smoke', 'fire') }),
    exactly({ set: is('door'), edge, to: oneOfWords('closed', 'open', 'destroyed') }),
    exactly({ set: is('damage'), edge, to: { type: 'integer', minimum: 0, maximum: 2 } }),
    exactly({ set: is('damageCount'), to: count }),
    exactly({ set: is('poi'), at: space, to: listOf(oneOfWords('?', 'victim', 'treated'), 20) }),
    exactly({ set: is('hazmat'), at: space, to: count }),
    exactly({ set: is('hotSpot'), at: space, to: boolean }),
    exactly({ set: is('hotSpotPool'), to: count }),
    exactly(
      {
        set: is('firefighter'),
        who,
        at: orNull(space),
        role,
        carrying: orNull(oneOfWords('victim', 'hazmat')),
        leading: count,
        down: boolean,
        ap: count,
        saved: count,
        freeAp: count,
      },
      ['at', 'role', 'carrying', 'leading', 'down', 'ap', 'saved', 'freeAp'],
    ),
    exactly({ set: is('vehicle'), vehicle, to: vehicleSpot }),
    exactly({ set: oneOfWords('rescued', 'lost'), victims: count, falseAlarms: count }, ['victims', 'falseAlarms']),
    exactly({ set: is('turn'), who, phase: oneOfWords('actions', 'fire') }),
  ],
};

export const crewMember = exactly({ id: who, name, role }, ['name', 'role']);

/** R44: a d6 and a d8 on every board. */
function face(die: Die): object {
  return orNull({ type: 'integer', minimum: 1, maximum: FACES[die] });
}

/** A `GameInput` by shape; whether it fits the game is the engine's to say. */
export const input = {
  $id: 'input',
  anyOf: [
    exactly({ do: is('roll'), red: face('red'), black: face('black') }),
    exactly({ do: is('answer'), value: { anyOf: [label, listOf(label, 20)] } }),
    exactly({ do: is('act'), action }),
    exactly({ do: is('skipFire') }),
    exactly({ do: is('correct'), changes: listOf(correction, 400) }),
    exactly({ do: is('crew'), change: is('join'), member: crewMember, seat: count }, ['seat']),
    exactly({ do: is('crew'), change: is('leave'), who }),
    exactly({ do: is('crew'), change: is('rename'), who, name }),
    exactly({ do: is('crew'), change: is('seats'), order: listOf(who, 20) }),
  ],
};
