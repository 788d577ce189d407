import type { Words } from '../catalogue.js';

export const trouble: Words['trouble'] = {
  title: 'Diese Ansicht lässt sich nicht zeigen',
  says: 'Das Spiel ist gesichert, auf dem Tisch ändert sich nichts. Geht zum Start oder ladet die Seite neu.',
  saysUndo: 'Das Spiel ist gesichert. „Rückgängig“ nimmt den letzten Schritt zurück; oft geht es ohne ihn wieder.',
  start: 'Zum Start',
  again: 'Neu laden',
  what: message => `Was schiefging: ${message}`,
};

export const common: Words['common'] = {
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  next: 'Weiter',
  undo: 'Rückgängig',
  unheard: 'Nicht gezählt: Die Anzeige hatte sich gerade geändert. Bitte noch einmal tippen.',
  keepHolding: 'Finger darauf liegen lassen',
  redo: 'Wiederholen',
  letters: 'abcdefghijklmnopqrstuvwxyzäöüß',
  list: items => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`),
  goesOn: name => `${name} macht weiter`,
  turnOf: name => `${name} ist dran`,
};
