import { describe, expect, it } from 'vitest';
import { deltasOf } from '../../../display/play/deltas.js';
import { fitRows } from '../../../display/play/fitRows.js';
import { diceOf, headlineOf } from '../../../display/play/headline.js';
import { wishOf } from '../../../display/play/keys.js';
import { modeOf, phaseShown, turnShown } from '../../../display/play/mode.js';
import { letteredOf, placedChoices } from '../../../display/play/options.js';
import { besides } from '../../../display/play/popover.js';
import type { GameEvent, GameView } from '../../../server/web/wire.js';
import { casting, standing, starting } from '../fixtures/crowded.js';
import { acting, exploding, flipping, rolling, withGame } from '../fixtures/story.js';

const done = (game: GameView) => game.instructions.map(one => ({ ...one, isDone: true }));

describe('the dispatcher', () => {
  it('first says what hands have to do', () => {
    expect(modeOf(exploding.game!)).toBe('instructions');
  });

  it('asks as soon as everything is ticked off', () => {
    expect(modeOf({ ...exploding.game!, instructions: done(exploding.game!) })).toBe('question');
  });

  it('does not interrupt a turn for what the player has just done by hand', () => {
    expect(modeOf(acting.game!)).toBe('action');
  });

  it('shows what has to change after a step was set right as it does after going back far', () => {
    const amended = { kind: 'jump', from: acting.game!.step } as const;
    expect(modeOf({ ...acting.game!, last: amended })).toBe('instructions');
    expect(modeOf({ ...acting.game!, last: { kind: 'jump', from: acting.game!.step + 1 } })).toBe('action');
  });

  it('lets a roll be read before anybody acts on it', () => {
    const roll = { kind: 'input', input: { do: 'roll', red: 1, black: 1 }, who: 'green' } as const;
    expect(modeOf({ ...acting.game!, last: roll })).toBe('instructions');
  });

  it('goes on to the next question of the set-up without a tick', () => {
    const answered = { ...starting.game!, instructions: exploding.game!.instructions.slice(1, 2) };
    expect(modeOf(answered)).toBe('question');
  });

  it('waits for dice, for a flip, and knows when it is over', () => {
    expect(modeOf(rolling.game!)).toBe('roll');
    expect(modeOf(flipping.game!)).toBe('question');
    expect(modeOf({ ...rolling.game!, awaiting: null, result: 'victory' })).toBe('over');
  });

  it('speaks of the turn that caused the list until the list is done', () => {
    const next = { ...exploding.game!, turn: { who: 'green', number: 15 }, phase: 'actions' as const };
    expect(turnShown(next).who).toBe('blue');
    expect(phaseShown(next)).toBe('fire');
    expect(turnShown({ ...next, instructions: done(next) })).toEqual({ who: 'green', number: 15 });
    const fired = { type: 'deckGunFired', target: '3,3', flipped: [] } as const;
    expect(phaseShown({ ...next, events: [fired] })).toBe('actions');
  });

  it('speaks of the set-up while it is laid out, even when the first turn comes at once', () => {
    const begun = { ...exploding.game!, last: { kind: 'begin' } as const, phase: 'actions' as const };
    expect(turnShown(begun)).toEqual({ who: null, number: 0 });
    expect(phaseShown(begun)).toBe('setup');
    expect(turnShown({ ...begun, instructions: done(begun) })).toEqual(begun.turn);
  });
});

describe('the headline', () => {
  it('is the worst that happened', () => {
    expect(headlineOf(exploding.game!)).toBe('explosion');
    expect(diceOf(exploding.game!)).toEqual({ red: 3, black: 3 });
  });

  it('says so when a roll put nothing on the table', () => {
    const last = { kind: 'input', input: { do: 'roll', red: 3, black: 3 }, who: 'red' } as const;
    const said = (event: GameEvent) => headlineOf(withGame({ events: [event], last }).game!);
    expect(said({ type: 'suppressed', at: '3,3', who: 'red' })).toBe('keptOff');
    expect(said({ type: 'markerMissing', at: '3,3', because: { by: 'roll' } })).toBe('noDisc');
  });

  it('stays, with its dice and its phase, while answers go on with the same story', () => {
    const { events, instructions } = exploding.game!;
    const last = { kind: 'input', input: { do: 'answer', value: 'victim' }, who: 'blue' } as const;
    const told = { earlier: events, events: [], instructions, last, phase: 'replenish' } as const;
    const answered = withGame(told).game!;
    expect([headlineOf(answered), diceOf(answered), phaseShown(answered)]).toEqual([
      'explosion',
      { red: 3, black: 3 },
      'fire',
    ]);
    const laidOut = withGame({ ...told, earlier: events.filter(({ type }) => type !== 'diceRead') }).game!;
    expect([headlineOf(laidOut), diceOf(laidOut)]).toEqual([null, null]);
  });

  it('is silent after an undo', () => {
    const undone = withGame({ events: exploding.game!.events, last: { kind: 'jump', from: 66 } }).game!;
    expect(headlineOf(undone)).toBeNull();
    expect(diceOf(undone)).toBeNull();
  });
});

describe('a chain of rolls', () => {
  const last = { kind: 'input', input: { do: 'answer', value: '3,0' }, who: 'blue' } as const;
  const read = (red: number, black: number): GameEvent => ({ type: 'diceRead', red, black, target: `${red},${black}` });
  const smoke: GameEvent = { type: 'smokePlaced', at: '6,7', because: { by: 'roll' } };

  it('is told by its last dice, and what they did', () => {
    const blast: GameEvent = { type: 'exploded', at: '4,8', why: 'roll' };
    const told = withGame({ earlier: [read(4, 8), blast, read(6, 7), smoke], events: [], last }).game!;
    expect([headlineOf(told), diceOf(told)]).toEqual(['smoke', { red: 6, black: 7 }]);
  });

  it('shows the die that was not rolled but turned over', () => {
    const roll = { kind: 'input', input: { do: 'roll', red: 4, black: null }, who: null } as const;
    expect(diceOf(withGame({ events: [read(4, 3)], last: roll }).game!)).toEqual({ red: 4, black: 3 });
  });

  it('belongs to the part of the turn it is rolled for', () => {
    const { instructions } = exploding.game!;
    const wasted: GameEvent = { type: 'rollWasted', target: '4,8', why: 'noWay' };
    const roll = { kind: 'input', input: { do: 'roll', red: 4, black: 8 }, who: 'red' } as const;
    const awaiting = { for: 'roll', dice: ['red', 'black'], about: 'replenish' } as const;
    const again = withGame({ events: [read(4, 8), wasted], last: roll, awaiting, instructions }).game!;
    expect(phaseShown(again)).toBe('replenish');
    const ended = { kind: 'input', input: { do: 'act', action: { do: 'endTurn' } }, who: 'red' } as const;
    expect(phaseShown(withGame({ events: [], last: ended, awaiting: null, instructions }).game!)).toBe('fire');
  });
});

describe('counters', () => {
  it('tell what the open instructions take from the supply', () => {
    expect(deltasOf(exploding.game!.board, exploding.game!.instructions)).toEqual({
      threat: -2,
      damage: -1,
      rescued: 0,
      lost: 0,
      hotSpots: 0,
    });
  });

  it('leave out fire that a blast put outside, which takes no disc (R10)', () => {
    const outside = { do: 'place', token: 'fire', at: '3,9', because: null, number: 1, isDone: false } as const;
    const { board } = exploding.game!;
    expect(deltasOf(board, [outside, { ...outside, at: '3,8' }]).threat).toBe(-1);
  });

  it('count a victim that is brought to safety, and not a false alarm', () => {
    const to = {
      do: 'remove',
      token: 'poi',
      at: '3,0',
      to: 'rescued',
      because: null,
      number: 1,
      isDone: false,
    } as const;
    expect(deltasOf(exploding.game!.board, [{ ...to, kind: 'victim' }, to]).rescued).toBe(1);
  });
});

describe('a list', () => {
  const row = { roomy: 80, tight: 64, least: 50 };

  it('is roomy when it can be', () => {
    expect(fitRows(6, { height: 500, columns: 1 }, row)).toEqual({ columns: 1, look: 'roomy', row: 80, perPage: 6 });
  });

  it('tightens before it turns pages, no more than it must', () => {
    const room = { height: 500, columns: 1 } as const;
    expect(fitRows(7, room, row)).toEqual({ columns: 1, look: 'tight', row: 64, perPage: 7 });
    expect(fitRows(9, room, row)).toEqual({ columns: 1, look: 'tight', row: 55, perPage: 9 });
  });

  it('keeps a row for the pager', () => {
    const tight = { look: 'tight', row: 54 };
    expect(fitRows(22, { height: 500, columns: 1 }, row)).toEqual({ columns: 1, ...tight, perPage: 8 });
    expect(fitRows(22, { height: 173, columns: 2 }, row)).toEqual({ columns: 2, ...tight, perPage: 4 });
  });

  it('shows no row rather than half of one', () => {
    expect(fitRows(3, { height: 114, columns: 1 }, row).perPage).toBe(0);
    expect(fitRows(3, { height: 115, columns: 1 }, row).perPage).toBe(1);
    expect(fitRows(1, { height: 60, columns: 1 }, row).perPage).toBe(1);
  });

  it('uses both columns only when there is something for them', () => {
    expect(fitRows(3, { height: 500, columns: 2 }, row).columns).toBe(1);
    expect(fitRows(9, { height: 500, columns: 2 }, row)).toMatchObject({ columns: 2, look: 'roomy', perPage: 9 });
  });
});

describe('a box of choices', () => {
  const room = { x: 0, y: 0, width: 1000, height: 800 };

  it('opens above what was tapped, and below where there is no room', () => {
    const size = { width: 300, height: 200 };
    expect(besides({ x: 500, y: 400, width: 100, height: 100 }, size, room)).toMatchObject({ x: 400, y: 186 });
    expect(besides({ x: 500, y: 40, width: 100, height: 100 }, size, room)).toMatchObject({ y: 154 });
  });

  it('never leaves the screen', () => {
    for (const x of [0, 950]) {
      for (const y of [0, 400, 750]) {
        const box = besides({ x, y, width: 50, height: 50 }, { width: 300, height: 380 }, room);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + 300).toBeLessThanOrEqual(1000);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + 380).toBeLessThanOrEqual(800);
      }
    }
  });
});

describe('choices on the plan', () => {
  it('can be answered beside a list when they are few', () => {
    expect(placedChoices(exploding.game!.awaiting, 'instructions').map(({ place }) => place)).toEqual(['0,6', '3,9']);
  });

  it('wait until hands are free when they are many', () => {
    expect(placedChoices(starting.game!.awaiting, 'question').length).toBeGreaterThan(6);
    expect(placedChoices(starting.game!.awaiting, 'instructions')).toEqual([]);
  });
});

describe('keys', () => {
  it('mean the large button, unless a button has the focus', () => {
    expect(wishOf('Enter', 'action', [], false)).toEqual({ do: 'primary' });
    expect(wishOf('Enter', 'action', [], true)).toBeNull();
  });

  it('are dice while dice are awaited, and letters while something is asked', () => {
    expect(wishOf('6', 'roll', [], false)).toEqual({ do: 'digit', face: 6 });
    expect(wishOf('6', 'action', [], false)).toBeNull();
    expect(wishOf('c', 'question', ['A', 'B', 'C'], false)).toEqual({ do: 'letter', letter: 'C' });
    expect(wishOf('c', 'action', [], false)).toEqual({ do: 'correct' });
  });

  it('are letters only for answers that are shown in that order', () => {
    expect(letteredOf(flipping.game!.awaiting)).toEqual(['victim', 'falseAlarm']);
    expect(letteredOf(starting.game!.awaiting)).toEqual([]);
    expect(letteredOf(casting.game!.awaiting)).toEqual([]);
    expect(letteredOf(standing.game!.awaiting)).toEqual([]);
    expect(wishOf('c', 'question', ['A', 'B'], false)).toEqual({ do: 'correct' });
  });

  it('know undo by letter and by habit', () => {
    expect(wishOf('U', 'roll', [], false)).toEqual({ do: 'undo' });
    expect(wishOf('Backspace', 'roll', [], true)).toEqual({ do: 'undo' });
  });
});
