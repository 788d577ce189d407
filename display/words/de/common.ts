import type { Words } from '../catalogue.js';

export const common: Words['common'] = {
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  next: 'Weiter',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  letters: 'abcdefghijklmnopqrstuvwxyzäöüß',
  list: items => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`),
  goesOn: name => `${name} macht weiter`,
  turnOf: name => `${name} ist dran`,
};
