import type { Words } from '../catalogue.js';

const room = (article: 'in der' | 'im', printed: string) => {
  const name = printed.replaceAll('\u00ad', '');
  return { name, within: `${article} ${name}`, printed };
};
const die = (printed: string) => room('in der', printed);
const das = (printed: string) => room('im', printed);

export const places: Words['places'] = {
  rooms: {
    'living room': das('Wohn\u00adzimmer'),
    bathroom: das('Bad'),
    'master bedroom': das('Schlaf\u00adzimmer'),
    kitchen: die('Küche'),
    'games room': das('Spiel\u00adzimmer'),
    'dining room': das('Ess\u00adzimmer'),
    "child's bedroom": das('Kinder\u00adzimmer'),
    'powder room': das('Gäste-WC'),
    'living room and hall': {
      name: 'Wohnzimmer und Flur',
      within: 'im Wohnzimmer mit Flur',
      printed: 'Wohnzimmer und Flur',
    },
    closet: die('Abstell\u00adkammer'),
    "children's room, right": {
      name: 'rechtes Kinderzimmer',
      within: 'im rechten Kinderzimmer',
      printed: 'rechtes Kinderzimmer',
    },
    "children's room, middle": {
      name: 'mittleres Kinderzimmer',
      within: 'im mittleren Kinderzimmer',
      printed: 'mittleres Kinderzimmer',
    },
    'corner office': das('Eck\u00adbüro'),
    'conference room': { name: 'Besprechungsraum', within: 'im Besprechungsraum', printed: 'Bespre\u00adchung' },
    'design studio': das('Atelier'),
    hall: room('im', 'Flur'),
    'open-plan office': das('Großraum\u00adbüro'),
    kitchenette: die('Tee\u00adküche'),
    archive: das('Archiv'),
    elevators: { name: 'Aufzüge', within: 'in den Aufzügen', printed: 'Aufzüge' },
  },
  unknownRoom: name => `im Raum „${name}“`,
  nameless: { name: 'drinnen', within: 'drinnen' },
  elevator: { name: 'Aufzug', within: 'im Aufzug' },
  lobby: { name: 'Eingangshalle', within: 'in der Eingangshalle' },
  outside: {
    up: { name: 'draußen oben', within: 'draußen oberhalb des Hauses' },
    right: { name: 'draußen rechts', within: 'draußen rechts' },
    down: { name: 'draußen unten', within: 'draußen unterhalb des Hauses' },
    left: { name: 'draußen links', within: 'draußen links' },
  },
  spot: { up: 'Platz oben', right: 'Platz rechts', down: 'Platz unten', left: 'Platz links' },
  wallSide: { up: 'Wand oben', right: 'Wand rechts', down: 'Wand unten', left: 'Wand links' },
  doorSide: { up: 'Tür oben', right: 'Tür rechts', down: 'Tür unten', left: 'Tür links' },
  side: { up: 'oben', right: 'rechts', down: 'unten', left: 'links' },
  toward: { up: 'nach oben', right: 'nach rechts', down: 'nach unten', left: 'nach links' },
  coordinates: (row, col) => `rot ${row}, schwarz ${col}`,
  outsideAt: (row, col) => `Reihe ${row}, Spalte ${col}`,
};
