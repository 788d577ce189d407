/** Victims brought out, hazmat disposed of, and the end of the game that may come of it (section 6, R9, R27). */
import type { Hands, Paper, Person } from './paper.js';

/** Family: anywhere outside. With vehicles: at the ambulance. High-rises have no ambulance. */
export function isRescuePlace(paper: Paper, place: string): boolean {
  if (paper.isBelow(place)) return true;
  if (paper.isInside(place)) return false;
  if (paper.facts.isHighRise || !paper.facts.has('vehicles')) return true;
  return paper.ambulance?.includes(place) ?? false;
}

const isOut = (paper: Paper, place: string): boolean => paper.isBelow(place) || !paper.isInside(place);

/** What somebody holds, where they have come. */
export function bringOut(paper: Paper, person: Person): void {
  if (person.at === null) return;
  if (person.carrying === 'hazmat' && isOut(paper, person.at)) {
    person.carrying = null;
    paper.rescued.hazmat += 1;
  }
  bringVictimsOut(paper, person);
}

export function bringVictimsOut(paper: Paper, person: Person): void {
  if (person.at === null || !isRescuePlace(paper, person.at)) return;
  if (person.carrying === 'victim') {
    person.carrying = null;
    rescue(paper);
  }
  for (; person.leading > 0; person.leading--) rescue(paper);
}

/** What lies there. */
export function bringOutFrom(paper: Paper, space: string): void {
  while (paper.take(space, 'victim') || paper.take(space, 'treated')) rescue(paper);
}

export function rescue(paper: Paper): void {
  paper.rescued.victims += 1;
  checkEnd(paper);
}

export function die(paper: Paper): void {
  paper.lost.victims += 1;
  checkEnd(paper);
}

function checkEnd(paper: Paper): void {
  if (paper.result !== null) return;
  const { rescued, lost, facts } = paper;
  const isAllAccountedFor = rescued.victims + lost.victims >= facts.victims;
  if (facts.isClassic) {
    if (lost.victims >= 3) paper.result = 'lost';
    else if (isAllAccountedFor) paper.result = 'victory';
  } else if (facts.isPerfectGame ? isAllAccountedFor : rescued.victims >= 7) paper.result = 'victory';
}

/** R9: all victims still on the board are lost, face-down markers change no count. */
export function collapse(paper: Paper): void {
  paper.result = 'collapse';
  const lying = [...paper.poi.values()].flat().filter(marker => marker !== '?').length;
  const held = paper.people.reduce((sum, { carrying, leading }) => sum + leading + (carrying === 'victim' ? 1 : 0), 0);
  paper.lost.victims += lying + held;
}

/** Entering a marker's space, or looking at it from afar, turns it over. */
export function reveal(paper: Paper, space: string, hands: Hands): void {
  const kind = paper.turnOver(space, hands);
  if (kind === 'victim') paper.put(space, 'victim');
  // Unmarked Hazards: it becomes a hazmat and is not counted (R34).
  else if (kind === 'hazmat' || (paper.facts.plays('unmarkedHazards') && paper.facts.has('hazmat')))
    paper.hazmat.push(space);
  else paper.rescued.falseAlarms += 1;
}

export function arrive(paper: Paper, person: Person, place: string, hands: Hands): void {
  person.at = place;
  while (paper.poi.get(place)?.includes('?')) reveal(paper, place, hands);
  bringOut(paper, person);
}
