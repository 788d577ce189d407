/** What only one of the specialists can do (section 6, R31, R32, R34). */

import type { Deed, Present } from './deed.js';
import { ALL_ROLES, skillOf } from './facts.js';
import type { Paper, Person } from './paper.js';
import { reveal } from './rescue.js';

/** R32: heal markers in use are treated victims on the board, three in all. */
export function treats(paper: Paper, { id, at, role }: Present): Deed[] {
  const carrier = carrierOf(paper, id, at);
  const isLying = paper.poi.get(at)?.includes('victim') ?? false;
  if (role !== 'paramedic' || paper.treatedVictims() >= 3 || !(isLying || carrier)) return [];
  const perform = (now: Paper): void => {
    const person = now.person(carrier?.id ?? id);
    const wasLying = now.take(at, 'victim');
    if (!wasLying) person.carrying = null;
    if (wasLying) now.put(at, 'treated');
    else if (person.leading === 0 || now.facts.isClassic) person.leading += 1;
    else now.put(at, 'treated');
  };
  return [{ action: { do: 'treat' }, kind: 'other', cost: paper.facts.isClassic ? 2 : 1, perform }];
}

function carrierOf(paper: Paper, id: string, at: string): Person | undefined {
  const carriers = paper.at(at).filter(({ carrying }) => carrying === 'victim');
  return carriers.find(person => person.id === id) ?? carriers[0];
}

export function disposals(paper: Paper, { id, at, role }: Present): Deed[] {
  const isLying = paper.hazmat.includes(at);
  const carriers = paper.at(at).filter(({ carrying }) => carrying === 'hazmat');
  const carrier = carriers.find(person => person.id === id) ?? carriers[0];
  if (role !== 'hazmatTechnician' || !(isLying || carrier)) return [];
  const perform = (now: Paper): void => {
    if (!now.takeHazmat(at)) now.person(carrier?.id ?? id).carrying = null;
    now.rescued.hazmat += 1;
  };
  return [{ action: { do: 'dispose' }, kind: 'other', cost: 2, perform }];
}

export function identifications(paper: Paper, { role }: Person): Deed[] {
  if (role !== 'imagingTechnician') return [];
  return [...paper.poi]
    .filter(([, here]) => here.includes('?'))
    .map(([at]) => ({
      action: { do: 'identify', at },
      kind: 'other',
      cost: 1,
      perform: (now, hands) => reveal(now, at, hands),
    }));
}

/** R31: the first action, in the engine's space, to a role nobody plays. */
export function crewChanges(paper: Paper, { id, at, acted }: Present): Deed[] {
  const { facts, people } = paper;
  const isPlayed =
    !facts.isClassic && facts.has('specialists') && facts.has('vehicles') && !facts.plays('loneEngineCompany');
  if (!isPlayed || acted || !paper.engine?.includes(at)) return [];
  return ALL_ROLES.filter(role => people.every(person => person.role !== role)).map(to => ({
    action: { do: 'crewChange', to },
    kind: 'other',
    cost: 2,
    // The price is taken from what the new role brings, whatever was in hand before; saved AP stay.
    isPrepaid: true,
    perform: now => {
      const { ap, freeAp } = skillOf(facts, to);
      Object.assign(now.person(id), { role: to, ap: ap - 2, freeAp });
    },
  }));
}
