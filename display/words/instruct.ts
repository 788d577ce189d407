import type { ReasonedInstruction, Space } from '../../server/web/wire.js';
import { roleName } from '../words/specialist.js';
import {
  diceName,
  edgeName,
  edgeSide,
  isOutside,
  type Naming,
  placeName,
  rowColOf,
  spotName,
  whoName,
  withGrid,
} from './place.js';

/** One row of the list: what to do and where, in words; `at` is the space whose die symbols stand beside it. */
export interface InstructionWords {
  readonly verb: string;
  readonly place: string;
  readonly at: Space | null;
}

/** The words for one thing hands do. */
export function tellInstruction(naming: Naming, instruction: ReasonedInstruction): InstructionWords {
  return { verb: verbOf(naming, instruction), ...whereOf(naming, instruction) };
}

/** The same for those who only hear it, and see no dice beside it. */
export function hearInstruction(naming: Naming, instruction: ReasonedInstruction): string {
  const { verb, place, at } = tellInstruction(naming, instruction);
  return withGrid(naming, place ? `${verb}, ${place}` : verb, at);
}

/** Each in a few words, one after the other; what the dice call a space tells two in one room apart. */
export function toldInLine(naming: Naming, instructions: readonly ReasonedInstruction[]): readonly string[] {
  return instructions.map(instruction => {
    const { verb, place, at } = tellInstruction(naming, instruction);
    const isInside = at !== null && rowColOf(at) !== null && !isOutside(naming.board, at);
    const where = [place, ...(isInside ? [diceName(naming.board, at)] : [])].filter(Boolean).join(', ');
    return where ? `${verb} (${where})` : verb;
  });
}

function verbOf(naming: Naming, instruction: ReasonedInstruction): string {
  const { place, flip, remove, move, takeCard, swapCard, returnCard } = naming.words.instructions;
  const name = (who: string) => whoName(naming, who);
  switch (instruction.do) {
    case 'place':
      if (instruction.token === 'firefighter') return place.firefighter(name(instruction.who));
      if (instruction.token === 'door') return instruction.side === 'open' ? place.doorOpen : place.door;
      return place[(instruction.token === 'poi' && instruction.kind) || instruction.token];
    case 'flip':
      if (!('token' in instruction)) return instruction.to === 'fire' ? flip.toFire : flip.toSmoke;
      if (instruction.token === 'door') return instruction.to === 'open' ? flip.doorOpen : flip.doorClosed;
      if (instruction.token === 'firefighter') return flip[instruction.to](name(instruction.who));
      return {
        victim: flip.poiToVictim,
        falseAlarm: flip.poiToFalseAlarm,
        hazmat: flip.poiToHazmat,
        '?': flip.poiFaceDown,
      }[instruction.to];
    case 'remove':
      if (instruction.token === 'firefighter') return remove.firefighter(name(instruction.who));
      if (instruction.token !== 'poi') return remove[instruction.token];
      // Face down, or a false alarm, it counts for nobody, whatever pile it goes to.
      if (instruction.kind === undefined) return remove.falseAlarm[instruction.to === 'supply' ? 'back' : 'off'];
      if (instruction.kind === '?') return remove.poi[instruction.to === 'supply' ? 'back' : 'off'];
      return remove.victim[instruction.to];
    case 'move':
      if (instruction.token === 'firefighter') return move.firefighter(name(instruction.who));
      return move[instruction.token === 'poi' ? instruction.kind : instruction.token];
    case 'swap': {
      if (instruction.to === null) return returnCard(name(instruction.who), roleName(naming.words, instruction.from));
      const say = instruction.because?.by === 'action' ? swapCard : takeCard;
      return say(name(instruction.who), roleName(naming.words, instruction.to));
    }
    default:
      return instruction satisfies never;
  }
}

function whereOf(naming: Naming, instruction: ReasonedInstruction): { place: string; at: Space | null } {
  if (instruction.do === 'swap') return { place: '', at: null };
  if (instruction.do === 'flip' && 'token' in instruction && instruction.token === 'firefighter') {
    return { place: '', at: null };
  }
  const target = instruction.do === 'move' ? instruction.to : instruction.at;
  if (typeof target !== 'string') return { place: spotName(naming, target), at: null };
  if (!target.includes('|')) return { place: besidesHeal(naming, instruction, placeName(naming, target)), at: target };
  return {
    place: edgeName(naming, target, instruction.because),
    at: edgeSide(naming.board, target, instruction.because).space,
  };
}

/** Whoever takes a treated victim away has its heal marker in hand: that one is needed again. */
function besidesHeal({ words }: Naming, instruction: ReasonedInstruction, place: string): string {
  const isTreated = instruction.do === 'remove' && instruction.token === 'poi' && instruction.kind === 'treated';
  return isTreated ? `${words.instructions.healBack}, ${place}` : place;
}
