import { describe, expect, it } from 'vitest';
import { commandableAt, offersAt, placeCommands, placeOffers, reachOf } from '../../../display/play/offersByPlace.js';
import type { Offer } from '../../../server/web/wire.js';
import { withGame } from '../fixtures/story.js';

const offers: readonly Offer[] = [
  { action: { do: 'move', to: '3,5' }, ap: 2 },
  { action: { do: 'extinguish', at: '3,5', to: 'none' }, ap: 2 },
  { action: { do: 'extinguish', at: '3,5', to: 'smoke' }, ap: 1 },
  { action: { do: 'move', to: '4,4' }, ap: 1 },
  { action: { do: 'door', edge: '4,5|4,6' }, ap: 1 },
  { action: { do: 'chop', edge: '4,5|5,5' }, ap: 2 },
  { action: { do: 'pickUp', what: 'victim' }, ap: 0 },
  { action: { do: 'drive', vehicle: 'engine', to: ['5,9', '6,9'] }, ap: 2 },
  { action: { do: 'command', who: 'blue', action: { do: 'move', to: '4,4' } }, ap: 1 },
  { action: { do: 'command', who: 'blue', action: { do: 'pickUp', what: 'victim' } }, ap: 0 },
  { action: { do: 'endTurn' }, ap: 0 },
];
const placed = placeOffers(offers, '4,5');
const deeds = (list: readonly Offer[]) => list.map(({ action }) => action.do);

describe('a tap', () => {
  it('on a fire offers all that can be done there, the cheapest first', () => {
    const there = offersAt(placed.at, '3,5', '4,5', 'fine');
    expect(there.map(({ ap }) => ap)).toEqual([1, 2, 2]);
    expect(there[0]!.action).toMatchObject({ do: 'extinguish', to: 'smoke' });
  });

  it('on a fire offers to fight it before walking into it, even where nothing is counted', () => {
    expect(deeds(offersAt(placed.at, '3,5', '4,5', 'fine')).at(-1)).toBe('move');
    const uncounted = placeOffers(
      offers.map(offer => ({ ...offer, ap: 0 })),
      '4,5',
    );
    expect(deeds(offersAt(uncounted.at, '3,5', '4,5', 'fine')).at(-1)).toBe('move');
  });

  it('on an empty space means one thing, which needs no second tap', () => {
    expect(deeds(offersAt(placed.at, '4,4', '4,5', 'fine'))).toEqual(['move']);
  });

  it('behind a closed door opens the door', () => {
    expect(deeds(offersAt(placed.at, '4,6', '4,5', 'fine'))).toEqual(['door']);
  });

  it('on a wall is about the wall', () => {
    expect(deeds(offersAt(placed.at, '4,5|5,5', '4,5', 'fine'))).toEqual(['chop']);
  });

  it('on the own space offers what is done on the spot', () => {
    expect(deeds(offersAt(placed.at, '4,5', '4,5', 'fine'))).toEqual(['pickUp']);
  });

  it('on a small screen counts the edges of the own space with it', () => {
    expect(deeds(offersAt(placed.at, '4,5', '4,5', 'coarse'))).toEqual(['pickUp', 'door', 'chop']);
    expect(deeds(offersAt(placed.at, '5,5', '4,5', 'coarse'))).toEqual(['chop']);
  });

  it('far away does nothing', () => {
    expect(offersAt(placed.at, '1,1', '4,5', 'fine')).toEqual([]);
  });

  it('on a parking spot drives there, on either space of it too where nobody can walk', () => {
    expect(deeds(offersAt(placed.at, '6,9', '4,5', 'fine'))).toEqual(['drive']);
    expect(deeds(offersAt(placed.at, '5,9 6,9', '4,5', 'fine'))).toEqual(['drive']);
  });

  it('on a space of a parking spot walks there, and asks where the plan is too small to tell them apart', () => {
    const walk: Offer = { action: { do: 'move', to: '5,9' }, ap: 1 };
    const { at } = placeOffers([...offers, walk], '5,8');
    expect(deeds(offersAt(at, '5,9', '5,8', 'fine'))).toEqual(['move']);
    expect(deeds(offersAt(at, '5,9', '5,8', 'coarse'))).toEqual(['move', 'drive']);
    expect(deeds(offersAt(at, '5,9 6,9', '5,8', 'fine'))).toEqual(['drive']);
  });

  it('offers first what the ring there says, even where something cheaper can be done', () => {
    const round: Offer = { action: { do: 'walk', path: ['4,4', '4,6'] }, ap: 4 };
    const { at } = placeOffers([...offers, round], '4,5');
    expect(reachOf(at, '4,5').get('4,6')).toBe(4);
    expect(deeds(offersAt(at, '4,6', '4,5', 'fine'))).toEqual(['walk', 'door']);
  });
});

describe('sorting offers', () => {
  it('keeps the end of the turn and commands apart from the board', () => {
    expect(placed.endTurn?.action.do).toBe('endTurn');
    expect([...placed.commands.keys()]).toEqual(['blue']);
    expect(deeds(placed.here)).toEqual(['pickUp']);
  });

  it('puts the actions of a commanded firefighter where that one acts', () => {
    const at = placeCommands(placed.commands.get('blue')!, '4,3');
    expect([...at.keys()].sort()).toEqual(['4,3', '4,4']);
  });

  it('is not needed for the elevator or the smoke one stands in: they are offered in the panel too', () => {
    const lift: Offer = { action: { do: 'elevator', at: '4,5' }, ap: 2 };
    const smoke: Offer = { action: { do: 'extinguish', at: '4,5', to: 'none' }, ap: 1 };
    for (const offer of [lift, smoke]) {
      expect(placeOffers([offer], '4,5')).toMatchObject({ here: [offer], at: new Map([['4,5', [offer]]]) });
      expect(placeOffers([offer], '5,5').here).toEqual([]);
    }
  });

  it('keeps the wait in the lobby beside what else can be done there', () => {
    const change: Offer = { action: { do: 'crewChange', to: 'cafs' }, ap: 0 };
    const wait: Offer = { action: { do: 'lobby', to: '3,4' }, ap: 0 };
    expect(placeOffers([change, wait], 'lobby', new Set(['3,4'])).at.get('lobby')).toEqual([change, wait]);
  });

  it('leaves nothing out when nobody knows where the firefighter stands', () => {
    const loose = placeOffers(offers, null);
    expect(deeds(loose.here)).toEqual(['pickUp']);
  });
});

describe('a tap on somebody', () => {
  const table = { firefighters: { red: { at: '4,5' }, blue: { at: '4,3' } } };
  const { game } = withGame({ table, turn: { who: 'red', number: 3 } });
  const tapped = (commanding: string | null, place: string) => commandableAt(game!, placed.commands, commanding, place);

  it('commands whoever can be commanded, and nobody else', () => {
    expect(tapped(null, '4,3')).toBe('blue');
    expect(tapped(null, '4,5')).toBeNull();
    expect(tapped(null, '1,1')).toBeNull();
  });

  it('on the captain lets it act for itself again', () => {
    expect(tapped('blue', '4,5')).toBe('red');
  });
});

describe('AP on the plan', () => {
  it('stand at an elevator that can be called', () => {
    const { at } = placeOffers([{ action: { do: 'elevator', at: '3,4' }, ap: 2 }], 'lobby');
    expect(Object.fromEntries(reachOf(at, null))).toEqual({ '3,4': 2 });
  });

  it('stand in the lobby for the cars that are above, once, and at each car that is below', () => {
    const into = (to: string, ap: number): Offer => ({ action: { do: 'lobby', to }, ap });
    const fromEngine = placeOffers([into('3,4', 2), into('3,5', 2)], '0,7', new Set(['3,4', '3,5']));
    expect(Object.fromEntries(reachOf(fromEngine.at, null))).toEqual({ lobby: 2 });
    expect(fromEngine.at.get('lobby')).toHaveLength(1);
    const fromLobby = placeOffers([into('3,5', 0), into('0,7', 2)], 'lobby', new Set(['3,4']));
    expect(Object.fromEntries(reachOf(fromLobby.at, null))).toEqual({ '3,5': 0, '0,7': 2 });
  });

  it('say what the cheapest thing costs there: to go, or to do something from afar', () => {
    expect(Object.fromEntries(reachOf(placed.at, null))).toEqual({
      '4,4': 1,
      '3,5': 1,
      '5,9 6,9': 2,
      '4,5|4,6': 1,
      '4,5|5,5': 2,
    });
    const afar = placeOffers(
      [
        { action: { do: 'extinguish', at: '4,6', to: 'smoke' }, ap: 1 },
        { action: { do: 'identify', at: '1,1' }, ap: 1 },
        { action: { do: 'deckGun' }, ap: 4 },
      ],
      '4,5',
    );
    expect(Object.fromEntries(reachOf(afar.at, null))).toEqual({ '4,6': 1, '1,1': 1 });
  });
});
