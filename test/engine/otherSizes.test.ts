/** Boards that are not 6 by 8, and the dice that name their spaces (R1, R44). */
import { describe, expect, it } from 'vitest';
import type { Board } from '../../server/engine/board.js';
import { boardFaults } from '../../server/engine/boardCheck.js';
import { FRONT } from '../../server/engine/boards/front.js';
import { createResponder } from '../../server/engine/responder.js';
import { everyRoll } from '../../server/table/chance.js';
import { ask, type Dice, dice, refusalOf } from './asking.js';
import { longHouse, smallHouse } from './otherBoards.js';

describe('R1: nothing knows a size: a board of 3 by 16', () => {
  const board = longHouse();

  it('is set up, burns and is damaged like any other', () => {
    expect(ask({ op: 'setup', rules: 'family', board }).state).toEqual({
      fire: ['2,4', '2,12'],
      poi: { '1,1': '?', '1,9': '?', '3,16': '?' },
    });
    const blast = ask({ op: 'advance', rules: 'family', board, state: { fire: ['2,8', '2,7'] }, rolls: [[2, 8]] });
    expect(blast.state).toEqual({ fire: ['1,8', '2,6', '2,7', '2,8', '3,8'], doors: { '2,8|2,9': 'destroyed' } });
    const corner = ask({ op: 'advance', rules: 'family', board, state: { fire: ['3,16'] }, rolls: [[6, 8]] });
    expect(corner.state.damage).toEqual({ '3,16|3,17': 1, '3,16|4,16': 1 });
  });

  it('R44: the dice are a d6 and a d8, and name a space by what is printed on it', () => {
    const target = (...rolls: Dice[]) => ask({ op: 'advance', rules: 'family', board, state: {}, rolls }).state.smoke;
    expect(target([3, 8])).toEqual(['3,8']);
    expect(target([6, 8])).toEqual(['3,16']);
    for (const rolls of [[[7, 1]], [[1, 9]], [[3, 16]]] as const) {
      expect(refusalOf({ op: 'advance', rules: 'family', board, state: {}, rolls }).code).toBe('bad-roll');
    }
  });

  it('sorts its spaces as numbers', () => {
    const { state } = ask({
      op: 'advance',
      rules: 'family',
      board,
      state: { smoke: ['1,10', '1,2', '1,9'] },
      rolls: dice('31'),
    });
    expect(state.smoke).toEqual(['1,2', '1,9', '1,10', '3,1']);
  });

  it('has arrows and a deck gun whose red die is turned over into the other half', () => {
    const rules = { set: 'experienced', modules: { hotSpots: false } };
    const poi = ask({
      op: 'replenish',
      rules,
      board,
      state: { poi: { '1,1': '?', '1,2': '?' }, fire: ['3,16'] },
      rolls: [[6, 8]],
    });
    expect(poi.state.poi).toHaveProperty(['2,16']);
    const state = {
      turn: 'red',
      engine: ['0,1', '0,2'],
      ambulance: ['0,8', '0,9'],
      fire: ['2,4'],
      firefighters: { red: { at: '0,1', ap: 4 } },
    } as const;
    const shot = ask({ op: 'act', rules, board, state, actions: [{ do: 'deckGun' }], rolls: [[5, 4]] });
    expect(shot.state.fire).toBeUndefined();
  });

  it('brings the knocked down to the nearest of its ambulance spots', () => {
    const state = { smoke: ['1,1'], firefighters: { red: { at: '1,1' } } };
    expect(
      ask({ op: 'advance', rules: 'family', board, state, rolls: dice('11') }).state.firefighters?.['red']?.at,
    ).toBe('0,8');
  });
});

describe('R44: a board that the dice do not cover, or cover with other faces', () => {
  const { pairs: _, ...bare } = longHouse();

  it('a roll whose pair no space has is rolled again', () => {
    const request = { op: 'advance', rules: 'family', board: bare, state: {}, rolls: dice('41 68 22') } as const;
    expect(ask(request)).toMatchObject({ used: 3, state: { smoke: ['2,2'] } });
    expect(ask({ ...request, rolls: dice('41') }).awaiting).toEqual({ for: 'roll', dice: ['red', 'black'] });
    const poi = ask({ ...request, op: 'replenish', state: { poi: { '1,1': '?', '1,2': '?' } } });
    expect(poi).toMatchObject({ used: 3, state: { poi: { '2,2': '?' } } });
  });

  it('every roll of the service’s dice is taken, and none of them is refused', () => {
    for (const board of [bare, longHouse()]) {
      for (const { red, black } of everyRoll(['red', 'black'])) {
        const { used } = ask({ op: 'advance', rules: 'family', board, state: {}, rolls: [[red, black]] });
        expect(used).toBe(1);
      }
    }
  });

  it('the first explosion: a face the table has no space for is rolled again', () => {
    const rules = { set: 'experienced', modules: { hazmat: false, hotSpots: false } };
    const board = longHouse();
    const reply = ask({ op: 'setup', rules, board, rolls: dice('.3 .5') });
    expect(reply.used).toBe(2);
    expect(reply.state.fire).toContain('2,12');
  });

  it('the third explosion reads the turned die with the new one as a pair', () => {
    const rules = { set: 'experienced', modules: { hazmat: false, hotSpots: false } };
    const third = (red: number) =>
      ask({ op: 'setup', rules, board: longHouse(), rolls: [...dice('.5 11'), [red, null]] });
    expect(third(1).state.fire).toContain('1,8');
    expect(third(6).state.fire).toContain('3,16');
    // Without the right half no space has a red 6.
    const again = ask({ op: 'setup', rules, board: bare, rolls: dice('.5 11 6. 1.') });
    expect(again).toMatchObject({ used: 4, state: { fire: expect.arrayContaining(['1,8']) } });
  });

  it('R25: an explosion for which no roll could name a space is left out', () => {
    const small = smallHouse();
    const rules = { set: 'experienced', modules: { hazmat: false, hotSpots: false } };
    // The black 1 of the second explosion turned over is an 8, which no space of two columns has.
    const reply = ask({ op: 'setup', rules, board: small, rolls: dice('.1 21 11 22 12') });
    expect(reply.awaiting).toBeNull();
  });

  it('a deck gun that points to no space of its quadrant is rolled again; a quadrant without any has no target', () => {
    const rules = { set: 'experienced', modules: { hotSpots: false } };
    const at = (place: string) => ({ turn: 'red', firefighters: { red: { at: place, ap: 4 } } }) as const;
    const gun = { op: 'act', rules, actions: [{ do: 'deckGun' }] } as const;
    const small = { ...at('0,1'), engine: ['0,1', '0,2'], ambulance: ['1,0', '2,0'], fire: ['2,1'] } as const;
    expect(ask({ ...gun, board: smallHouse(), state: small, rolls: dice('33 21') })).toMatchObject({ used: 2 });
    expect(ask({ ...gun, board: smallHouse(), state: small, rolls: dice('33 21') }).state.fire).toBeUndefined();
    const right = { ...at('1,17'), engine: ['1,17', '2,17'], ambulance: ['0,8', '0,9'] } as const;
    expect(refusalOf({ ...gun, board: bare, state: right, rolls: dice('24') }).code).toBe('no-target');
  });

  it('odds are counted over the pairs that a space has', () => {
    const odds = (board: Board) => {
      const reply = createResponder()({ op: 'odds', rules: 'family', board, state: {} });
      return (reply as unknown as { perSpace: Record<string, { smoke: number }> }).perSpace;
    };
    expect(Object.keys(odds(longHouse()))).toHaveLength(48);
    expect(odds(longHouse())['3,16']).toEqual({ smoke: 1 / 48 });
    expect(Object.keys(odds(bare))).toHaveLength(24);
    expect(odds(bare)['3,8']).toEqual({ smoke: 1 / 24 });
  });

  it('two spaces with one pair, and pairs that are none, are a bad request', () => {
    const faults = (pairs: Record<string, string>): string => {
      const { code, message } = refusalOf({ op: 'setup', rules: 'family', board: { ...bare, pairs } });
      expect(code).toBe('bad-request');
      return message;
    };
    expect(faults({ '1,9': '4,1', '1,10': '4,1' })).toContain('1,9 and 1,10 have one pair of dice, 4,1');
    expect(faults({ '1,9': '1,1' })).toContain('1,1 and 1,9 have one pair of dice, 1,1');
    expect(faults({ '1,9': '7,1' })).toContain('no dice show the pair 7,1 of 1,9: red is 1 to 6, black 1 to 8');
    expect(faults({ '0,9': '4,1' })).toContain('there is a pair of dice at 0,9, which is no space of the building');
    expect(boardFaults({ ...bare, pairs: ['4,1'] }).join()).toContain('"pairs" must be an object');
  });

  it('a board without rooms is one', () => {
    const { rooms: __, ...roomless } = FRONT;
    expect(boardFaults(roomless)).toEqual([]);
  });
});
