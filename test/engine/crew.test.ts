/** Players join, leave and change seats while the game runs (section 8). */
import { describe, expect, it } from 'vitest';
import { answer, correct, END, optionsOf, play, refusalIn, roll, setupOf, TWO, take } from './playing.js';

const family = setupOf();
/** Red, then blue: as they sit. */
const entered = [answer('7,3'), answer('0,6')];

describe('S8: crews come and go', () => {
  it('who joins enters outside and plays from its seat', () => {
    const joined = play(family, ...entered, {
      do: 'crew',
      change: 'join',
      member: { id: 'green', name: 'Gül' },
      seat: 1,
    });
    expect(joined.state).toMatchObject({ awaiting: { about: 'start', who: 'green' } });
    expect(joined.state.crew.map(({ id }) => id)).toEqual(['red', 'green', 'blue']);
    const next = play(
      family,
      ...entered,
      { do: 'crew', change: 'join', member: { id: 'green' }, seat: 1 },
      answer('7,4'),
      END,
      roll(6, 1),
    );
    expect(next.state.awaiting).toMatchObject({ for: 'action', who: 'green' });
    expect(refusalIn(family, ...entered, { do: 'crew', change: 'join', member: { id: 'red' } }).code).toBe('in-play');
  });

  it('who leaves is taken off, what it held stays there, its fire is still rolled', () => {
    const carrying = correct({ set: 'firefighter', who: 'red', at: '6,2', carrying: 'victim' });
    const left = play(family, ...entered, carrying, { do: 'crew', change: 'leave', who: 'red' });
    expect(left.state.table.poi).toMatchObject({ '6,2': 'victim' });
    expect(left.state.table.firefighters).not.toHaveProperty('red');
    expect(left.state).toMatchObject({ awaiting: { for: 'roll', about: 'fire' } });
    const next = play(family, ...entered, { do: 'crew', change: 'leave', who: 'red' }, roll(6, 1));
    expect(next.state.awaiting).toMatchObject({ who: 'blue' });
    expect(refusalIn(family, { do: 'crew', change: 'leave', who: 'pink' }).code).toBe('bad-request');
    expect(refusalIn({ ...family, crew: [{ id: 'red' }] }, { do: 'crew', change: 'leave', who: 'red' }).code).toBe(
      'bad-request',
    );
  });

  it('what the fire had in store for a leaver happens to nobody else', () => {
    const setup = setupOf({
      rules: { set: 'experienced', mode: 'tableFirst' },
      firefighters: 'notFollowed',
      start: 'takeOver',
    });
    const burning = correct(
      { set: 'vehicle', vehicle: 'ambulance', to: ['3,0', '4,0'] },
      { set: 'threat', at: '4,8', to: 'smoke' },
      { set: 'turn', who: 'red', phase: 'fire' },
    );
    const left = play(setup, burning, roll(4, 8), answer('red 4,8'), { do: 'crew', change: 'leave', who: 'red' });
    expect(left.state.awaiting).toMatchObject({ for: 'roll', about: 'replenish' });
  });

  it('classic: nobody enters in place of a leaver', () => {
    const crew = [...TWO, { id: 'green' }];
    const classic = setupOf({ rules: { set: 'classic-basic' }, crew });
    expect(play(classic).state.awaiting).toMatchObject({ about: 'start', who: 'red' });
    const left = play(classic, { do: 'crew', change: 'leave', who: 'red' });
    expect(left.state.awaiting).toMatchObject({ for: 'roll', about: 'fire' });
    expect(play(classic, { do: 'crew', change: 'leave', who: 'red' }, roll(1, 1)).state.awaiting).toMatchObject({
      about: 'start',
      who: 'blue',
    });
  });

  it('somebody whose turn it is not leaves without a stir', () => {
    const left = play(family, ...entered, { do: 'crew', change: 'leave', who: 'blue' });
    expect(left.state.awaiting).toMatchObject({ for: 'action', who: 'red' });
    expect(
      play(family, ...entered, { do: 'crew', change: 'leave', who: 'blue' }, END, roll(6, 1)).state.awaiting,
    ).toMatchObject({ who: 'red' });
  });

  it('seats and names change', () => {
    const crew = [...TWO, { id: 'green' }];
    const three = { ...family, crew };
    const in3 = [answer('0,6'), answer('7,4'), answer('7,3')];
    const seats = { do: 'crew', change: 'seats', order: ['red', 'green', 'blue'] } as const;
    expect(play(three, ...in3, seats, END, roll(6, 1)).state.awaiting).toMatchObject({ who: 'green' });
    expect(refusalIn(three, ...in3, { ...seats, order: ['red', 'green'] }).code).toBe('bad-request');
    const named = play(three, ...in3, { do: 'crew', change: 'rename', who: 'red', name: 'Rosa' });
    expect(named.state.crew[0]).toEqual({ id: 'red', name: 'Rosa' });
  });

  it('experienced: who joins chooses a specialist that is left', () => {
    const setup = setupOf({ rules: { set: 'experienced' }, start: 'takeOver', crew: [{ id: 'red', role: 'cafs' }] });
    const joined = play(setup, { do: 'crew', change: 'join', member: { id: 'blue' } });
    expect(joined.state.awaiting).toMatchObject({ about: 'role', who: 'blue' });
    expect(optionsOf(joined)).not.toContain('cafs');
    expect(refusalIn(setup, { do: 'crew', change: 'join', member: { id: 'blue', role: 'cafs' } }).code).toBe('in-play');
  });

  it('a turn keeps its memory in the state', () => {
    const step = play(family, ...entered, take({ do: 'move', to: '6,3' }));
    expect(JSON.parse(JSON.stringify(step.state))).toEqual(step.state);
    expect(step.state.table.firefighters?.['red']).toMatchObject({ acted: true, ap: 3 });
  });
});
