/** What is done where one stands: doors, axe, hose, picking up and putting down (section 6, R20, R21, R32, R33, R40). */
import type { Deed, Present } from './deed.js';
import type { Paper } from './paper.js';
import { bringOut, collapse } from './rescue.js';

/** R33, R38: an elevator's door is not worked like others. */
export function doors(paper: Paper, { at }: Present): Deed[] {
  if (paper.isBelow(at) || paper.isWreck(at)) return [];
  return paper
    .edgesOf(at)
    .filter(edge => paper.facts.board.doors.includes(edge) && paper.doors.get(edge) !== 'destroyed')
    .map(edge => ({
      action: { do: 'door', edge },
      kind: 'door',
      cost: 1,
      perform: now => now.doors.set(edge, now.doors.get(edge) === 'open' ? 'closed' : 'open'),
    }));
}

export function hose(paper: Paper, { at, role }: Present): Deed[] {
  const { isClassic } = paper.facts;
  const isUnable = isClassic ? role === 'rescueSpecialist' : role === 'rescueDog' || role === 'structuralEngineer';
  if (isUnable || paper.isBelow(at) || paper.isWreck(at)) return [];
  const isClumsy = !isClassic && (role === 'paramedic' || role === 'rescueSpecialist');
  const reached = [at, ...paper.around(at).filter(next => paper.isOpenBetween(at, next) && !paper.isWreck(next))];
  const deed = (space: string, to: 'smoke' | 'none', price: number): Deed => ({
    action: { do: 'extinguish', at: space, to },
    kind: 'extinguish',
    cost: isClumsy ? 2 * price : price,
    perform: now => {
      now.fire.delete(space);
      now.smoke.delete(space);
      if (to === 'smoke') now.smoke.add(space);
    },
  });
  return reached.flatMap(space => {
    if (paper.smoke.has(space)) return [deed(space, 'none', 1)];
    return paper.fire.has(space) ? [deed(space, 'smoke', 1), deed(space, 'none', 2)] : [];
  });
}

export function axe(paper: Paper, { at, role }: Present): Deed[] {
  if (role === 'rescueDog' || paper.isBelow(at) || paper.isWreck(at)) return [];
  const { reinforced = [] } = paper.facts.board;
  return paper
    .edgesOf(at)
    .filter(edge => paper.isStandingWall(edge) && !reinforced.includes(edge))
    .map(edge => ({
      action: { do: 'chop', edge },
      kind: 'other',
      cost: role === 'rescueSpecialist' ? 1 : 2,
      perform: now => {
        now.damage.set(edge, (now.damage.get(edge) ?? 0) + 1);
        now.damageLeft -= 1;
        if (now.damageLeft <= 0) collapse(now);
      },
    }));
}

/** R21, R40: exactly one marker, on a wall that still stands. */
export function trowel(paper: Paper, { at, role }: Present): Deed[] {
  if (role !== 'structuralEngineer' || paper.isBelow(at) || paper.isWreck(at)) return [];
  return paper
    .edgesOf(at)
    .filter(edge => paper.isStandingWall(edge) && paper.damage.get(edge) === 1)
    .map(edge => ({
      action: { do: 'repair', edge },
      kind: 'other',
      cost: 2,
      perform: now => {
        now.damage.delete(edge);
        now.damageLeft += 1;
      },
    }));
}

/** One item in the hands; beside it one treated victim walks along, in the classic game any number. */
export function pickUps(paper: Paper, { id, at, role, carrying, leading }: Present): Deed[] {
  const lying = paper.poi.get(at) ?? [];
  const deeds: Deed[] = [];
  if (!carrying && lying.includes('victim')) {
    deeds.push(
      free({ do: 'pickUp', what: 'victim' }, now => {
        now.take(at, 'victim');
        now.person(id).carrying = 'victim';
        bringOut(now, now.person(id));
      }),
    );
  }
  if (!carrying && paper.hazmat.includes(at) && role !== 'rescueDog' && paper.facts.has('hazmat')) {
    deeds.push(
      free({ do: 'pickUp', what: 'hazmat' }, now => {
        now.takeHazmat(at);
        now.person(id).carrying = 'hazmat';
        bringOut(now, now.person(id));
      }),
    );
  }
  if (lying.includes('treated') && (paper.facts.isClassic || leading === 0)) {
    deeds.push(
      free({ do: 'pickUp', what: 'treated' }, now => {
        now.take(at, 'treated');
        now.person(id).leading += 1;
        bringOut(now, now.person(id));
      }),
    );
  }
  return deeds;
}

export function putDowns(paper: Paper, { id, at, carrying, leading }: Present): Deed[] {
  const deeds: Deed[] = [];
  if (carrying === 'victim' || (carrying && paper.facts.has('hazmat'))) {
    deeds.push(
      free({ do: 'putDown', what: carrying }, now => {
        now.person(id).carrying = null;
        if (carrying === 'hazmat') now.hazmat.push(at);
        else now.put(at, 'victim');
      }),
    );
  }
  if (leading > 0) {
    deeds.push(
      free({ do: 'putDown', what: 'treated' }, now => {
        now.person(id).leading -= 1;
        now.put(at, 'treated');
      }),
    );
  }
  return deeds;
}

function free(action: Deed['action'], perform: Deed['perform']): Deed {
  return { action, kind: 'other', cost: 0, perform };
}
