/**
 * A table of tokens and a pair of hands. It knows what markers there are and how to place, flip, move and remove them, and
 * nothing else: no rule of the game, no function of the engine. Hands that are told the impossible throw.
 */
import type { Cause, Instruction } from '../../server/engine/instruction.js';
import type { TableState } from '../../server/engine/table.js';

/** What the box holds: printed numbers, and the doorways that get a door. */
export interface Box {
  readonly doorways: readonly string[];
  /** Fire outside the building takes no marker from the supply. */
  readonly isInside: (space: string) => boolean;
  readonly threat: number;
  readonly damage: number;
  readonly heal: number;
  readonly hotSpotPool: number;
  readonly unturned: { readonly victims: number; readonly falseAlarms: number; readonly hazmat: number };
}

type Face = '?' | 'victim' | 'treated' | 'falseAlarm';

export interface Tokens {
  readonly threat: Map<string, 'fire' | 'smoke'>;
  readonly doors: Map<string, 'open' | 'closed'>;
  readonly damage: Map<string, number>;
  readonly hotSpots: Set<string>;
  readonly hazmat: Map<string, number>;
  /** Markers of persons of interest by space, sorted; held ones stand in their holder's space. */
  readonly poi: Map<string, Face[]>;
  readonly miniatures: Map<string, string>;
  readonly lying: Set<string>;
  readonly cards: Map<string, string>;
  readonly vehicles: Map<string, string>;
  readonly rescued: { victims: number; falseAlarms: number };
  readonly lost: { victims: number; falseAlarms: number };
  readonly unturned: { victims: number; falseAlarms: number; hazmat: number };
  hotSpotPool: number;
}

/** What a firefighter has in hand: its player knows, no instruction tells. */
export type Grip = (who: string) => { readonly carrying?: 'victim' | 'hazmat'; readonly led: number };

export function bareTable(box: Box): Tokens {
  return {
    threat: new Map(),
    doors: new Map(),
    damage: new Map(),
    hotSpots: new Set(),
    hazmat: new Map(),
    poi: new Map(),
    miniatures: new Map(),
    lying: new Set(),
    cards: new Map(),
    vehicles: new Map(),
    rescued: { victims: 0, falseAlarms: 0 },
    lost: { victims: 0, falseAlarms: 0 },
    unturned: { ...box.unturned },
    hotSpotPool: box.hotSpotPool,
  };
}

/** A second table, token for token; lists of faces are never changed, only replaced. */
export function copyTokens(tokens: Tokens): Tokens {
  return {
    threat: new Map(tokens.threat),
    doors: new Map(tokens.doors),
    damage: new Map(tokens.damage),
    hotSpots: new Set(tokens.hotSpots),
    hazmat: new Map(tokens.hazmat),
    poi: new Map(tokens.poi),
    miniatures: new Map(tokens.miniatures),
    lying: new Set(tokens.lying),
    cards: new Map(tokens.cards),
    vehicles: new Map(tokens.vehicles),
    rescued: { ...tokens.rescued },
    lost: { ...tokens.lost },
    unturned: { ...tokens.unturned },
    hotSpotPool: tokens.hotSpotPool,
  };
}

/** The tokens of a table as it is written down. */
export function layOut(table: TableState, box: Box): Tokens {
  const tokens = bareTable(box);
  for (const at of table.fire ?? []) tokens.threat.set(at, 'fire');
  for (const at of table.smoke ?? []) tokens.threat.set(at, 'smoke');
  for (const edge of box.doorways) {
    const door = table.doors?.[edge] ?? 'closed';
    if (door !== 'destroyed') tokens.doors.set(edge, door);
  }
  for (const [edge, markers] of Object.entries(table.damage ?? {})) if (markers > 0) tokens.damage.set(edge, markers);
  for (const [at, markers] of Object.entries(table.poi ?? {}))
    for (const face of [markers].flat()) put(tokens, at, face);
  for (const at of table.hazmat ?? []) add(tokens.hazmat, at, 1);
  for (const at of table.hotSpots ?? []) tokens.hotSpots.add(at);
  for (const [who, pawn] of Object.entries(table.firefighters ?? {})) {
    if (pawn.role) tokens.cards.set(who, pawn.role);
    if (pawn.down) tokens.lying.add(who);
    if (pawn.at === undefined) continue;
    tokens.miniatures.set(who, pawn.at);
    if (pawn.carrying === 'victim') put(tokens, pawn.at, 'victim');
    if (pawn.carrying === 'hazmat') add(tokens.hazmat, pawn.at, 1);
    for (let led = Number(pawn.leading ?? 0); led > 0; led--) put(tokens, pawn.at, 'treated');
  }
  for (const vehicle of ['engine', 'ambulance'] as const) {
    const spot = table[vehicle];
    if (spot) tokens.vehicles.set(vehicle, spot.join(' '));
  }
  Object.assign(tokens.unturned, table.pool);
  tokens.hotSpotPool = table.hotSpotPool ?? box.hotSpotPool;
  for (const pile of ['rescued', 'lost'] as const) {
    const { victims = 0, falseAlarms = 0 } = table[pile] ?? {};
    Object.assign(tokens[pile], { victims, falseAlarms });
  }
  return tokens;
}

/** One instruction, done by hand. Set-up lays hot spots that are not yet counted into the pool. */
export function perform(
  tokens: Tokens,
  instruction: Instruction & { readonly because?: Cause | null },
  { box, grip, isSetUp }: { readonly box: Box; readonly grip: Grip; readonly isSetUp: boolean },
): void {
  const told = instruction;
  const words = JSON.stringify(told);
  const insist = (isPossible: boolean): void => {
    if (!isPossible) throw new Error(`hands cannot do this: ${words}`);
  };
  if (told.do === 'swap') {
    if (told.to === null) insist(tokens.cards.delete(told.who));
    else tokens.cards.set(told.who, told.to);
  } else if (told.do === 'flip' && !('token' in told)) {
    insist(tokens.threat.get(told.at) === told.from && told.from !== told.to);
    tokens.threat.set(told.at, told.to);
  } else if (told.token === 'fire' || told.token === 'smoke') {
    if (told.do === 'place') {
      insist(!tokens.threat.has(told.at) && (!box.isInside(told.at) || markersInside(tokens, box) < box.threat));
      tokens.threat.set(told.at, told.token);
    } else {
      insist(tokens.threat.get(told.at) === told.token);
      tokens.threat.delete(told.at);
    }
  } else if (told.token === 'damage') {
    const played = [...tokens.damage.values()].reduce((sum, markers) => sum + markers, 0);
    insist(told.do === 'place' ? played < box.damage : (tokens.damage.get(told.at) ?? 0) > 0);
    add(tokens.damage, told.at, told.do === 'place' ? 1 : -1);
  } else if (told.token === 'door') {
    insist(tokens.doors.has(told.at) === (told.do !== 'place') && box.doorways.includes(told.at));
    if (told.do === 'remove') tokens.doors.delete(told.at);
    else tokens.doors.set(told.at, (told.do === 'flip' ? told.to : told.side) ?? 'closed');
  } else if (told.token === 'hotSpot') {
    insist(tokens.hotSpots.has(told.at) === (told.do === 'remove'));
    if (told.do === 'remove') tokens.hotSpots.delete(told.at);
    else tokens.hotSpots.add(told.at);
    if (!isSetUp) tokens.hotSpotPool += told.do === 'place' ? -1 : 1;
  } else if (told.token === 'hazmat') {
    const from = told.do === 'move' ? told.from : told.do === 'remove' ? told.at : null;
    const to = told.do === 'move' ? told.to : told.do === 'place' ? told.at : null;
    insist(from === null || (tokens.hazmat.get(from) ?? 0) > 0);
    if (from !== null) add(tokens.hazmat, from, -1);
    if (to !== null) add(tokens.hazmat, to, 1);
  } else if (told.token === 'heal') {
    const [from, to] = told.do === 'place' ? (['victim', 'treated'] as const) : (['treated', 'victim'] as const);
    const used = [...tokens.poi.values()].flat().filter(face => face === 'treated').length;
    insist(take(tokens, told.at, from) && (told.do === 'remove' || used < box.heal));
    put(tokens, told.at, to);
  } else if (told.token === 'poi') {
    performPoi(tokens, told, insist);
  } else if (told.token === 'firefighter') {
    performMiniature(tokens, told, insist, grip);
  } else {
    const parked = tokens.vehicles.get(told.token);
    insist(parked === (told.do === 'move' ? told.from.join(' ') : undefined));
    tokens.vehicles.set(told.token, [told.do === 'move' ? told.to : told.at].flat().join(' '));
  }
}

type OfToken<T> = Extract<Instruction, { token: T }>;

function performPoi(tokens: Tokens, told: OfToken<'poi'>, insist: (isPossible: boolean) => void): void {
  if (told.do === 'move') {
    insist(take(tokens, told.from, told.kind));
    put(tokens, told.to, told.kind);
    return;
  }
  const { at } = told;
  if (told.do === 'place') {
    put(tokens, at, told.kind ?? '?');
  } else if (told.do === 'flip') {
    insist(take(tokens, at, told.to === '?' ? 'victim' : '?'));
    if (told.to === 'hazmat') add(tokens.hazmat, at, 1);
    else put(tokens, at, told.to);
    const kind = told.to === 'victim' ? 'victims' : told.to === 'falseAlarm' ? 'falseAlarms' : 'hazmat';
    if (told.to !== '?') tokens.unturned[kind] = Math.max(0, tokens.unturned[kind] - 1);
  } else {
    const faces = tokens.poi.get(at) ?? [];
    // An open false alarm stays nowhere: where one lies it is the one that goes. Otherwise the kind is named, or plain.
    const face = told.kind ?? (faces.includes('falseAlarm') ? 'falseAlarm' : faces[0]);
    const isPlain = told.kind !== undefined || face === 'falseAlarm' || new Set(faces).size === 1;
    insist(face !== undefined && isPlain && take(tokens, at, face));
    const kind = face === 'falseAlarm' ? 'falseAlarms' : 'victims';
    if ((told.to === 'rescued' || told.to === 'lost') && face !== '?') tokens[told.to][kind] += 1;
  }
}

function performMiniature(
  tokens: Tokens,
  told: OfToken<'firefighter'> & { readonly because?: Cause | null },
  insist: (isPossible: boolean) => void,
  grip: Grip,
): void {
  const { who } = told;
  const at = tokens.miniatures.get(who);
  if (told.do === 'flip') {
    insist(tokens.lying.has(who) === (told.to === 'up'));
    if (told.to === 'down') tokens.lying.add(who);
    else tokens.lying.delete(who);
  } else if (told.do === 'place') {
    insist(at === undefined);
    tokens.miniatures.set(who, told.at);
    if (told.because?.by === 'action') bring(tokens, told.at, grip(who));
  } else if (told.do === 'remove') {
    insist(at === told.at);
    tokens.miniatures.delete(who);
    tokens.lying.delete(who);
  } else if (at !== undefined) {
    // One that nobody follows stands wherever its player put it; only those on our table are moved here.
    insist(at === told.from);
    tokens.miniatures.set(who, told.to);
    // Who walks or rides takes along what it holds; who is knocked down leaves it.
    if (told.because?.by === 'action') takeAlong(tokens, told.from, told.to, grip(who));
  }
}

function takeAlong(tokens: Tokens, from: string, to: string, held: ReturnType<Grip>): void {
  // In one request it may have been taken out of the hands before, or a carried victim been treated.
  if (held.carrying === 'hazmat' && tokens.hazmat.has(from)) {
    add(tokens.hazmat, from, -1);
    add(tokens.hazmat, to, 1);
  }
  for (const face of facesOf(held)) {
    if (take(tokens, from, face)) put(tokens, to, face);
    else if (face === 'victim' && take(tokens, from, 'treated')) put(tokens, to, 'treated');
  }
}

/** What a hand holds stands with its firefighter. */
function bring(tokens: Tokens, to: string, held: ReturnType<Grip>): void {
  if (held.carrying === 'hazmat') add(tokens.hazmat, to, 1);
  for (const face of facesOf(held)) put(tokens, to, face);
}

function facesOf({ carrying, led }: ReturnType<Grip>): Face[] {
  const carried = carrying === 'victim' ? (['victim'] as const) : [];
  return [...carried, ...Array.from({ length: led }, () => 'treated' as const)];
}

function markersInside(tokens: Tokens, box: Box): number {
  return [...tokens.threat.keys()].filter(box.isInside).length;
}

function add(counts: Map<string, number>, at: string, more: number): void {
  const now = (counts.get(at) ?? 0) + more;
  if (now === 0) counts.delete(at);
  else counts.set(at, now);
}

function put(tokens: Tokens, at: string, face: Face): void {
  tokens.poi.set(at, [...(tokens.poi.get(at) ?? []), face].sort());
}

function take(tokens: Tokens, at: string, face: Face): boolean {
  const faces = [...(tokens.poi.get(at) ?? [])];
  const i = faces.indexOf(face);
  if (i < 0) return false;
  faces.splice(i, 1);
  if (faces.length === 0) tokens.poi.delete(at);
  else tokens.poi.set(at, faces);
  return true;
}
