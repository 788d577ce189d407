import type { CrewMember } from '../server/web/wire.js';
import type { Pawn } from './tokens/firefighter.js';

/** Pawns of a crew; two who share an initial get a second letter, so that nobody is taken for somebody else. */
export function pawnsOf(crew: readonly CrewMember[]): (who: string) => Pawn {
  const calledOf = (member: CrewMember) => (member.name || member.id).trim();
  return who => {
    const called = calledOf(crew.find(one => one.id === who) ?? { id: who });
    const first = called.slice(0, 1).toLocaleUpperCase();
    const isShared = crew.some(other => other.id !== who && calledOf(other).slice(0, 1).toLocaleUpperCase() === first);
    return { colour: who, initial: isShared ? first + called.slice(1, 2) : first };
  };
}
