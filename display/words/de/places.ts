import type { Words } from '../catalogue.js';

const die = (name: string) => ({ name, within: `in der ${name}` });
const das = (name: string) => ({ name, within: `im ${name}` });

export const places: Words['places'] = {
  rooms: {
    'living room': das('Wohnzimmer'),
    bathroom: das('Bad'),
    'master bedroom': das('Schlafzimmer'),
    kitchen: die('Küche'),
    'games room': das('Spielzimmer'),
    'dining room': das('Esszimmer'),
    "child's bedroom": das('Kinderzimmer'),
    'powder room': das('Gäste-WC'),
    'living room and hall': { name: 'Wohnzimmer und Flur', within: 'im Wohnzimmer mit Flur' },
    closet: die('Abstellkammer'),
    "children's room, right": { name: 'rechtes Kinderzimmer', within: 'im rechten Kinderzimmer' },
    "children's room, middle": { name: 'mittleres Kinderzimmer', within: 'im mittleren Kinderzimmer' },
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
  toward: { up: 'nach oben', right: 'nach rechts', down: 'nach unten', left: 'nach links' },
  coordinates: (row, col) => `rot ${row}, schwarz ${col}`,
};
