import type { CrewMember, FirefighterState, TableState } from '../server/web/wire.js';
import { known } from './known.js';
import type { Pawn } from './tokens/firefighter.js';
import { words } from './words/language.js';

/** How somebody's pawn is; undefined for one the table knows nothing of. */
export function stateOf({ firefighters }: TableState, who: string | null): FirefighterState | undefined {
  return known(firefighters, who);
}

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
  return (name || known(words().crew.colours, id) || id).trim().toLocaleUpperCase();
}
