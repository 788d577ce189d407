import { describe, expect, test } from 'vitest';
import {
  castingOf,
  freshDraft,
  type GameDraft,
  levelOf,
  renewDraft,
  reseated,
  setupOf,
  toggled,
  withMember,
  withoutMember,
  withRuleSet,
  withVariant,
} from '../../../display/screens/newGame/draft.js';
import { rowsOf } from '../../../display/screens/newGame/rows.js';
import { en } from '../../../display/words/en/index.js';
import type { RuleSetEntry } from '../../../server/web/wire.js';
import { catalogue } from '../fixtures/screens.js';

const fresh = freshDraft(catalogue, 'tower', 'table');
const entry = (id: string): RuleSetEntry => catalogue.ruleSets.find(one => one.id === id)!;
const first = <T>(among: readonly T[]): T | undefined => among[0];

describe('a new game', () => {
  test('is a family game on the front board for two, unless somebody says otherwise', () => {
    expect(setupOf(fresh, entry('family'), first)).toEqual({
      rules: { set: 'family', modules: {}, variants: [], house: {}, mode: 'referee' },
      board: 'front',
      crew: [{ id: 'red' }, { id: 'blue' }],
      start: 'setup',
    });
  });

  test('is as it was last time, but never again in the middle, and with the dice there are now', () => {
    const kept: GameDraft = { ...fresh, set: 'experienced', level: 'heroic', start: 'takeOver', dice: 'rolled' };
    expect(renewDraft(kept, fresh, catalogue)).toEqual({ ...kept, start: 'setup', dice: 'tower' });
  });

  test('falls back to what there is when last time knew rules this service does not', () => {
    const kept = { ...fresh, set: 'underwater', board: 'reef' };
    expect(renewDraft(kept, fresh, catalogue)).toMatchObject({ set: 'family', board: 'front' });
    expect(renewDraft({ set: 'family' }, fresh, catalogue).crew).toEqual(fresh.crew);
  });

  test.each([
    { crew: null },
    { crew: [null] },
    { crew: [{ name: 'Ann' }] },
    { variants: null },
    { house: 'all' },
    { modulesOff: [3] },
    { level: 7 },
    { board: {} },
  ])('leaves out what was kept in another shape: %o', odd => {
    const kept = { ...fresh, mode: 'tableFirst', ...odd } as unknown as GameDraft;
    expect(renewDraft(kept, fresh, catalogue)).toEqual({ ...fresh, mode: 'tableFirst' });
  });

  test('takes a board the rules can be played on', () => {
    const onBack = { ...fresh, board: 'back' };
    expect(withRuleSet(onBack, catalogue, 'experienced').board).toBe('back');
    expect(withRuleSet(onBack, catalogue, 'classic-basic').board).toBe('front');
  });

  test('keeps a level only where the rules have it', () => {
    const heroic = { ...fresh, level: 'heroic' };
    expect(levelOf(heroic, entry('experienced'))).toBe('heroic');
    expect(levelOf(heroic, entry('classic-advanced'))).toBe('one-alarm');
    expect(levelOf(heroic, entry('family'))).toBeNull();
  });

  test('sends only wishes the rules know', () => {
    const wishes = {
      ...fresh,
      variants: ['murphyStrikes', 'randomSetup'],
      modulesOff: ['hotSpots'],
      house: ['perfectGame'],
    };
    const family = setupOf(wishes, entry('family'), first).rules;
    expect(family).toMatchObject({ variants: ['randomSetup'], modules: {}, house: { perfectGame: true } });
    const experienced = setupOf(wishes, entry('experienced'), first).rules;
    expect(experienced).toMatchObject({ variants: ['murphyStrikes'], modules: { hotSpots: false } });
  });

  test('is set up in one way only', () => {
    const both = (draft: GameDraft, id: string) => ({ ...draft, variants: withVariant(draft, entry('family'), id) });
    expect(both(both(fresh, 'randomSetup'), 'experiencedSetup').variants).toEqual(['experiencedSetup']);
    expect(both(both(fresh, 'randomSetup'), 'randomSetup').variants).toEqual([]);
  });

  test('brings along the house rules of its rules, until they are switched off', () => {
    const tower = { ...entry('experienced'), houseDefaults: ['flashoverBeforeAdvance'] };
    const houseRow = (draft: GameDraft) => rowsOf(draft, tower, en).find(({ id }) => id === 'house')!;
    expect(houseRow(fresh).chosen).toEqual(['flashoverBeforeAdvance']);
    expect(setupOf(fresh, tower, first).rules).toMatchObject({ house: {} });
    const without = { ...fresh, ...houseRow(fresh).choose('flashoverBeforeAdvance') };
    expect(houseRow(without).chosen).toEqual([]);
    expect(setupOf(without, tower, first).rules).toMatchObject({ house: { flashoverBeforeAdvance: false } });
    expect(setupOf(without, entry('experienced'), first).rules).toMatchObject({ house: {} });
    const again = { ...without, ...houseRow(without).choose('flashoverBeforeAdvance') };
    expect(houseRow(again).chosen).toEqual(['flashoverBeforeAdvance']);
  });

  test('follows firefighters or not only when the table comes first', () => {
    const loose = { ...fresh, followed: 'notFollowed' as const };
    expect(setupOf(loose, entry('family'), first)).not.toHaveProperty('firefighters');
    expect(setupOf({ ...loose, mode: 'tableFirst' }, entry('family'), first).firefighters).toBe('notFollowed');
  });
});

describe('specialists', () => {
  const crew = [{ id: 'red', role: 'generalist' as const }, { id: 'blue' }, { id: 'green' }];

  test('that are dealt are all different, and nobody who chose is dealt another', () => {
    const draft = { ...fresh, crew, specialists: 'dealt' as const };
    const roles = setupOf(draft, entry('experienced'), first).crew.map(({ role }) => role);
    expect(roles).toEqual(['generalist', 'paramedic', 'fireCaptain']);
  });

  test('that are not dealt are asked for at the set-up', () => {
    expect(setupOf({ ...fresh, crew }, entry('experienced'), first).crew).toEqual(crew);
  });

  test('are dealt by the service alone where the rules say so', () => {
    const lone = { ...fresh, crew, variants: ['loneEngineCompany'] };
    expect(castingOf(lone, entry('experienced'))).toBe('mustBeDealt');
    expect(setupOf(lone, entry('experienced'), first).crew.some(({ role }) => role)).toBe(false);
    expect(rowsOf(lone, entry('experienced'), en).some(({ id }) => id === 'specialists')).toBe(false);
    expect(castingOf(lone, entry('family'))).toBe('chosen');
  });

  test('stay at home in rules without them', () => {
    expect(setupOf({ ...fresh, crew }, entry('family'), first).crew).toEqual([
      { id: 'red' },
      { id: 'blue' },
      { id: 'green' },
    ]);
  });
});

test('firefighters join, change, leave and swap seats', () => {
  const three = withMember(fresh, { id: 'green', name: 'Greta' });
  expect(three.crew.map(({ id }) => id)).toEqual(['red', 'blue', 'green']);
  expect(withMember(three, { id: 'red', name: 'Rosa' }).crew[0]).toEqual({ id: 'red', name: 'Rosa' });
  expect(withoutMember(three, 'blue').crew.map(({ id }) => id)).toEqual(['red', 'green']);
  expect(reseated(['red', 'blue', 'green'], 'blue', -1)).toEqual(['blue', 'red', 'green']);
  expect(reseated(['red', 'blue', 'green'], 'green', 1)).toEqual(['red', 'blue', 'green']);
  expect(toggled(['a'], 'a')).toEqual([]);
});

describe('the choices under the crew', () => {
  test('are only those the rules have, each with a sentence', () => {
    const rows = (id: string, draft: GameDraft = fresh) => rowsOf(draft, entry(id), en);
    expect(rows('classic-basic').map(({ id }) => id)).toEqual(['dice', 'mode', 'markers', 'start']);
    expect(rows('experienced').map(({ id }) => id)).toContain('specialists');
    expect(rows('experienced', { ...fresh, modulesOff: ['specialists'] }).map(({ id }) => id)).not.toContain(
      'specialists',
    );
    for (const { options } of rows('experienced')) for (const { says } of options) expect(says).not.toBe('');
  });

  test('say in a word what is chosen', () => {
    const value = (id: string, draft: Partial<GameDraft>) =>
      rowsOf({ ...fresh, ...draft }, entry('experienced'), en).find(row => row.id === id)?.value;
    expect(value('house', {})).toBe('None');
    expect(value('house', { house: ['perfectGame'] })).toBe('Perfect game');
    expect(value('modules', {})).toBe('All');
    expect(value('modules', { modulesOff: ['hazmat'] })).toBe('3 of 4');
  });

  test('change the draft when they are tapped', () => {
    const row = rowsOf(fresh, entry('experienced'), en).find(({ id }) => id === 'modules');
    expect(row?.choose('hazmat')).toEqual({ modulesOff: ['hazmat'] });
  });
});
