import type { Words } from '../catalogue.js';

export const crew: Words['crew'] = {
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', white: 'Weiß', violet: 'Violett' },
  shapes: { red: 'Schild', blue: 'Quadrat', green: 'Sechseck', yellow: 'Raute', white: 'Haus', violet: 'Kleeblatt' },
};
