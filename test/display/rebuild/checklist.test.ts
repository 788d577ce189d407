import { describe, expect, it } from 'vitest';
import { checklistOf } from '../../../display/rebuild/checklist.js';
import { tableOf } from '../../../display/rebuild/tableOf.js';
import { acting } from '../fixtures/story.js';

const game = acting.game!;
const rooms = checklistOf(game);
const roomCalled = (name: string) => rooms.find(({ room }) => room === name)!;

describe('how it should lie', () => {
  it('lists every token once', () => {
    const things = rooms.flatMap(room => room.things);
    const count = (what: string) => things.filter(thing => thing.what === what).length;
    const { table } = game;
    expect(count('piece')).toBe(table.fire!.length + table.smoke!.length + 3 + 4);
    expect(count('damage')).toBe(Object.keys(table.damage!).length);
    expect(count('door')).toBe(game.board.doors.length);
  });

  it('lists them in their rooms', () => {
    expect(roomCalled('powder room').things).toContainEqual({ what: 'piece', at: '5,8', piece: { kind: 'poi' } });
    expect(roomCalled('beside').things).toEqual([
      { what: 'counted', to: 'rescued', victims: 2 },
      { what: 'counted', to: 'lost', victims: 1 },
    ]);
  });

  it('has no room for what is empty', () => {
    expect(rooms.some(({ things }) => things.length === 0)).toBe(false);
    expect(rooms.some(({ room }) => room === 'outside')).toBe(false);
  });

  it('grows on the plan room by room until the table is whole', () => {
    const first = tableOf(game.table, rooms.slice(0, 1));
    expect(first.fire).toEqual(['2,2', '2,3']);
    expect(first.doors, 'a door that is gone is never drawn shut').toEqual(game.table.doors);
    const whole = tableOf(game.table, rooms);
    expect(whole.fire).toEqual(game.table.fire);
    expect(whole.damage).toEqual(game.table.damage);
    expect(whole.firefighters).toEqual(game.table.firefighters);
  });
});
