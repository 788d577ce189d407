/** Several actions in one request: hands are told where things lie in the end, whoever held them on the way. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../server/engine/input.js';
import type { FirefighterState, TableState } from '../../server/engine/table.js';
import { act } from './asking.js';

const move = (to: string): Action => ({ do: 'move', to });
const take = (what: 'victim' | 'treated' | 'hazmat'): Action => ({ do: 'pickUp', what });
const lay = (what: 'victim' | 'treated' | 'hazmat'): Action => ({ do: 'putDown', what });
const red = (from: string, to: string) => ({ do: 'move', token: 'firefighter', who: 'red', from, to });
const victim = (from: string, to: string) => ({ do: 'move', token: 'poi', kind: 'victim', from, to });

const told = (firefighter: FirefighterState, state: TableState, ...actions: Action[]) =>
  act({ state: { firefighters: { red: { ap: 12, ...firefighter } }, ...state } }, ...actions).instructions;

describe('stdio: what is held on the table of the request goes along with its holder', () => {
  const carrying = { at: '1,1', carrying: 'victim' } as const;

  it('carried on and put down where the firefighter ends, the marker needs no word of its own', () => {
    expect(told(carrying, {}, move('1,2'))).toEqual([red('1,1', '1,2')]);
    expect(told(carrying, {}, move('1,2'), lay('victim'))).toEqual([red('1,1', '1,2')]);
  });

  it('put down on the way, it is told where it lies', () => {
    expect(told(carrying, {}, move('1,2'), lay('victim'), move('1,1'))).toEqual([victim('1,1', '1,2')]);
    const on = told(carrying, {}, move('1,2'), lay('victim'), move('2,2'));
    expect(on).toEqual([red('1,1', '2,2'), victim('2,2', '1,2')]);
  });

  it('taken up and put down on the way, it is told where it went', () => {
    const lying = { poi: { '1,2': 'victim' } } as const;
    const brought = told({ at: '1,2' }, lying, take('victim'), move('1,1'), lay('victim'), move('1,2'));
    expect(brought).toEqual([victim('1,2', '1,1')]);
    expect(told({ at: '1,1' }, lying, move('1,2'), take('victim'), move('1,1'))).toEqual([victim('1,2', '1,1')]);
  });

  it('what was led or is hazmat no less', () => {
    const hazmat = told({ at: '1,1', carrying: 'hazmat' }, {}, move('1,2'), lay('hazmat'), move('1,1'));
    expect(hazmat).toEqual([{ do: 'move', token: 'hazmat', from: '1,1', to: '1,2' }]);
    const led = told({ at: '1,1', leading: true }, {}, move('1,2'), lay('treated'), move('1,1'));
    expect(led).toEqual([{ do: 'move', token: 'poi', kind: 'treated', from: '1,1', to: '1,2' }]);
  });

  it('markers alike are alike: of two that changed places nobody is told', () => {
    const two = { poi: { '1,2': 'victim' } } as const;
    const swapped = told(carrying, two, move('1,2'), lay('victim'), take('victim'), move('1,1'));
    expect(swapped).toEqual([]);
  });

  it('treated and then rescued, a victim needs no heal marker; nor a firefighter two cards', () => {
    const medic = { at: '3,1', role: 'paramedic' } as const;
    const saved = told(medic, { poi: { '3,1': 'victim' } }, { do: 'treat' }, take('treated'), move('3,0'));
    expect(saved).toEqual([red('3,1', '3,0'), { do: 'remove', token: 'poi', at: '3,1', to: 'rescued' }]);
    const rules = { set: 'experienced', mode: 'tableFirst' };
    const state = { firefighters: { red: { at: '0,7', role: 'cafs' } } } as const;
    const swaps = act({ rules, state }, { do: 'crewChange', to: 'generalist' }, { do: 'crewChange', to: 'paramedic' });
    expect(swaps.instructions).toEqual([{ do: 'swap', token: 'specialist', who: 'red', to: 'paramedic' }]);
  });

  it('rescued on the way, it is taken from where hands have brought it', () => {
    const out = told({ at: '3,1', carrying: 'victim' }, {}, move('3,0'), move('2,0'));
    expect(out).toEqual([red('3,1', '2,0'), { do: 'remove', token: 'poi', at: '2,0', to: 'rescued' }]);
    const fetched = told({ at: '3,1' }, { poi: { '3,1': ['treated', 'victim'] } }, take('victim'), move('3,0'));
    expect(fetched).toEqual([
      red('3,1', '3,0'),
      { do: 'remove', token: 'poi', at: '3,1', to: 'rescued', kind: 'victim' },
    ]);
  });
});
