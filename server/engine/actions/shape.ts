import { ROLES } from '../rules.js';

/** What is wrong with the form of an action from outside; null when it is one. */
export function actionFault(action: unknown): string | null {
  if (typeof action !== 'object' || action === null) return 'an action is an object';
  const fields = action as Record<string, unknown>;
  const shape = SHAPES[String(fields['do'])];
  if (!shape || !Object.hasOwn(SHAPES, String(fields['do']))) return `there is no action "${String(fields['do'])}"`;
  for (const [key, isRight] of Object.entries(shape)) {
    if (!isRight(fields[key])) return `"${key}" is missing or wrong in "${String(fields['do'])}"`;
  }
  return null;
}

type Test = (value: unknown) => boolean;

const text: Test = value => typeof value === 'string';
const oneOf =
  (...words: readonly string[]): Test =>
  value =>
    words.includes(value as string);
const maybe =
  (test: Test): Test =>
  value =>
    value === undefined || test(value);
const listOf =
  (test: Test): Test =>
  value =>
    Array.isArray(value) && value.every(test);
const pair: Test = value => Array.isArray(value) && value.length === 2 && value.every(text);
const texts: Test = value =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(text);
const dice: Test = value =>
  listOf(oneOf('red', 'black'))(value) && new Set(value as string[]).size === (value as string[]).length;
const THING = oneOf('victim', 'treated', 'hazmat');

const SHAPES: Readonly<Record<string, Readonly<Record<string, Test>>>> = {
  move: { to: text },
  walk: { path: value => listOf(text)(value) && (value as string[]).length > 0 },
  pickUp: { what: THING },
  putDown: { what: THING },
  door: { edge: text },
  extinguish: { at: text, to: oneOf('smoke', 'none') },
  chop: { edge: text },
  drive: { vehicle: oneOf('engine', 'ambulance'), to: pair, riders: maybe(listOf(text)), exit: maybe(texts) },
  deckGun: { reroll: maybe(dice) },
  crewChange: { to: oneOf(...ROLES) },
  treat: { at: maybe(text) },
  identify: { at: text },
  dispose: { at: maybe(text) },
  command: { who: text, action: value => actionFault(value) === null },
  repair: { edge: text },
  ladder: { to: text },
  lobby: { to: text },
  elevator: { at: text },
  reveal: { at: text },
  rescue: { at: text },
  carry: { what: THING, from: text },
  endTurn: {},
};
