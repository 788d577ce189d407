import type { Cause, GameEvent, Space } from '../../server/web/wire.js';
import { roleName } from '../words/specialist.js';
import { edgeSide, type Naming, placeWithin, towardName, whoName } from './place.js';

/** One link in the chain of "why?": a sentence, and the space it is about for the die symbols beside it. */
export interface Told {
  readonly text: string;
  readonly at: Space | null;
}

/** The chain of events as sentences, in order; events that explain nothing are left out. */
export function tellEvents(naming: Naming, events: readonly GameEvent[]): readonly Told[] {
  return events.flatMap(event => {
    const text = isFalseAlarmExploding(event, events)
      ? naming.words.events.exploded.falseAlarm(placeWithin(naming, event.at))
      : sentenceOf(naming, event);
    return text === null ? [] : [{ text, at: spaceOf(naming, event) }];
  });
}

/** Unmarked Hazards (R13): nothing was taken away but the marker. */
function isFalseAlarmExploding(event: GameEvent, among: readonly GameEvent[]): event is Exploded {
  const isHazmat = event.type === 'exploded' && event.why === 'hazmat';
  return isHazmat && !among.some(other => other.type === 'hazmatRemoved' && other.at === event.at);
}

function sentenceOf(naming: Naming, event: GameEvent): string | null {
  const say = naming.words.events;
  const within = (space: Space) => placeWithin(naming, space);
  const name = (who: string) => whoName(naming, who);
  switch (event.type) {
    case 'diceRead':
      return say.diceRead(within(event.target));
    case 'rollWasted':
      return say.rollWasted[event.why];
    case 'smokePlaced':
      return (event.because.by === 'roll' ? say.smokePlaced : say.smokeBack)(within(event.at));
    case 'fireLit':
      return fireSentence(naming, event);
    case 'threatRemoved':
      return say.threatRemoved[event.was](within(event.at));
    case 'fireQuenched':
      return say.fireQuenched(within(event.at));
    case 'exploded':
      return say.exploded[event.why](within(event.at));
    case 'wallDamaged':
      return wallSentence(naming, event);
    case 'wallRepaired':
      return event.because.by === 'action' ? say.wallRepaired(name(event.because.who)) : null;
    case 'doorDestroyed':
      return say.doorDestroyed[event.was](within(edgeSide(naming.board, event.edge, event.because).space));
    case 'doorFlipped':
      return event.because.by === 'action' ? say.doorFlipped[event.to](name(event.because.who)) : null;
    case 'blastVented':
      return say.blastVented;
    case 'markerMissing':
      return say.markerMissing;
    case 'suppressed':
      return say.suppressed(name(event.who));
    case 'flaredUp':
      return say.flaredUp;
    case 'hotSpotPlaced':
      return say.hotSpotPlaced[event.why](within(event.at));
    case 'hazmatPlaced':
      return say.hazmatPlaced(within(event.at));
    case 'hazmatRemoved':
      return event.why === 'elevator' ? say.hazmatRemoved.elevator : say.hazmatRemoved[event.why](within(event.at));
    case 'knockedDown':
      return say.knockedDown(name(event.who));
    case 'fellDown':
      return say.fellDown(name(event.who));
    case 'stoodUp':
      return say.stoodUp(name(event.who));
    case 'poiPlaced':
      return (event.at === event.target ? say.poiPlaced : say.poiPlacedElsewhere)(within(event.at));
    case 'poiRevealed':
      return say.poiRevealed[event.kind](within(event.at));
    case 'poiRemoved':
      return removalSentence(naming, event);
    case 'healPlaced':
      return event.because.by === 'action' ? say.healPlaced(name(event.because.who)) : null;
    case 'firefighterMoved':
      return say.firefighterMoved(name(event.who), within(event.to));
    case 'firefighterLeft':
      return say.firefighterLeft(name(event.who));
    case 'vehicleMoved':
      return say.vehicleMoved[event.vehicle];
    case 'specialistTaken':
      return say.specialistTaken(name(event.who), roleName(naming.words, event.role));
    case 'tookHold':
      return say.tookHold[event.what](name(event.who));
    case 'letGo':
      return say.letGo[event.what](name(event.who));
    case 'carried':
      return say.carried[event.what](within(event.to));
    case 'deckGunFired':
      return event.flipped.length > 0
        ? say.deckGunTurned(within(event.target), event.flipped)
        : say.deckGunFired(within(event.target));
    case 'apSaved':
      return event.saved > 0 ? say.apSaved(name(event.who), event.saved) : null;
    // The panel says whose turn it is.
    case 'turnBegan':
      return null;
    case 'turnForfeited':
      return say.turnForfeited(name(event.who));
    case 'fireSkipped':
      return say.fireSkipped;
    case 'corrected':
      return say.corrected;
    case 'crewChanged':
      return event.change === 'reseated' ? say.crewChanged.reseated : say.crewChanged[event.change](name(event.who));
    case 'gameEnded':
      return say.gameEnded[event.result];
    default:
      return event satisfies never;
  }
}

type Exploded = Extract<GameEvent, { type: 'exploded' }>;
type FireLit = Extract<GameEvent, { type: 'fireLit' }>;
type WallDamaged = Extract<GameEvent, { type: 'wallDamaged' }>;
type PoiRemoved = Extract<GameEvent, { type: 'poiRemoved' }>;

function fireSentence(naming: Naming, { at, from, isOutside, because }: FireLit): string {
  const say = naming.words.events;
  const where = placeWithin(naming, at);
  if (isOutside) return say.fireOutside(where);
  if (because.by === 'flashover') return say.fireByFlashover(where);
  if (because.by === 'blast') return say.fireByBlast(where, wayOf(naming, because));
  return (from === 'smoke' ? say.fireFromSmoke : say.fireLit)(where);
}

function wallSentence(naming: Naming, { edge, isDestroyed, because }: WallDamaged): string | null {
  const say = naming.words.events;
  if (because.by === 'blast') {
    const where = placeWithin(naming, edgeSide(naming.board, edge, because).space);
    return (isDestroyed ? say.wallDestroyed : say.wallDamaged)(where, wayOf(naming, because));
  }
  if (because.by !== 'action') return null;
  return (isDestroyed ? say.wallChoppedThrough : say.wallChopped)(whoName(naming, because.who));
}

function wayOf(naming: Naming, { direction, through }: Extract<Cause, { by: 'blast' }>): string {
  return naming.words.events.wave(towardName(naming, direction), through.length);
}

function removalSentence(naming: Naming, { at, kind, to }: PoiRemoved): string {
  const say = naming.words.events;
  if (kind === 'falseAlarm') return say.falseAlarmGone[to];
  if (kind === '?' || to === 'game') return say.markerGone;
  return to === 'rescued' ? say.victimRescued : say.victimLost(placeWithin(naming, at));
}

function spaceOf(naming: Naming, event: GameEvent): Space | null {
  if ('edge' in event) return edgeSide(naming.board, event.edge, becauseOf(event)).space;
  if ('at' in event) return event.at;
  if (event.type === 'carried') return event.to;
  return 'target' in event ? event.target : null;
}

function becauseOf(event: { readonly because?: Cause }): Cause | null {
  return event.because ?? null;
}
