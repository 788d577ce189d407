import type { CrewMember } from '../server/web/wire.js';
import type { Pawn } from './tokens/firefighter.js';
import { words } from './words/language.js';

/** Pawns of a crew; those who share an initial get a second letter that tells them apart. */
export function pawnsOf(crew: readonly CrewMember[]): (who: string) => Pawn {
  return who => {
    const called = calledOf(crew.find(one => one.id === who) ?? { id: who });
    const [first = ''] = called;
    const rivals = crew
      .filter(one => one.id !== who)
      .map(calledOf)
      .filter(name => name[0] === first);
    const telling = [...called].slice(1).find((letter, i) => rivals.every(name => name[i + 1] !== letter));
    return {
      colour: who,
      initial: rivals.length > 0 ? first + (telling ?? called[1] ?? '').toLocaleLowerCase() : first,
    };
  };
}

function calledOf({ id, name }: CrewMember): string {
  return (name || words().crew.colours[id] || id).trim().toLocaleUpperCase();
}
