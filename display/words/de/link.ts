import type { Words } from '../catalogue.js';

export const link: Words['link'] = {
  tower: {
    none: {
      short: 'Kein Turm',
      says: 'Es gibt keinen Turm. Tippt die Würfel hier ein oder lasst den Bildschirm würfeln.',
    },
    absent: { short: 'Kein Turm', says: 'Kein Turm ist eingesteckt. Steckt ihn ein oder tippt die Würfel hier ein.' },
    opening: { short: 'Turm startet', says: 'Der Turm startet. Einen Moment.' },
    linked: { short: 'Turm bereit', says: 'Der Turm hört zu.' },
    damaged: {
      short: 'Kabel schwach',
      says: 'Das Kabel zum Turm verliert Zeilen. Kein Wurf geht verloren, aber ein kürzeres hilft.',
    },
    notStored: {
      short: 'Speicher klemmt',
      says: 'Der Turm ist bereit, aber seine Würfe lassen sich nicht aufheben. Seht nach dem Speicher.',
    },
    noTable: {
      short: 'Kein Tisch',
      says: 'Ein Turm ist eingesteckt, der keinen Tisch hat. Seine Würfe warten in ihm, bis einer frei ist.',
    },
    notUnderstood: {
      short: 'Turm unklar',
      says: 'Der Turm sendet etwas, das hier keinen Sinn ergibt. Steckt ihn neu ein, oder tippt die Würfel ein.',
    },
    silent: { short: 'Turm schweigt', says: 'Der Turm ist verstummt. Prüft das Kabel oder tippt die Würfel hier ein.' },
    lost: { short: 'Turm weg', says: 'Der Turm ist weg. Prüft das Kabel oder tippt die Würfel hier ein.' },
    failed: {
      short: 'Turm weg',
      says: 'Der Anschluss des Turms macht Ärger. Versucht einen anderen oder tippt die Würfel hier ein.',
    },
    noPermission: {
      short: 'Turm gesperrt',
      says: 'Dieser Rechner darf den Turm nicht öffnen. Wie es geht, steht in der Anleitung.',
    },
    busy: {
      short: 'Turm belegt',
      says: 'Ein anderes Programm benutzt den Turm. Schließt es, dann kommt er von selbst wieder.',
    },
    notSerial: {
      short: 'Kein Turm dort',
      says: 'Wo der Turm gesucht wird, ist kein serieller Anschluss. Nennt einen anderen oder tippt die Würfel hier ein.',
    },
    notATower: {
      short: 'Kein Turm',
      says: 'Was da steckt, spricht nicht wie ein Turm. Versucht einen anderen Anschluss.',
    },
    sameId: { short: 'Zwei Türme', says: 'Zwei Türme haben denselben Namen. Zieht einen ab.' },
    incompatible: {
      short: 'Anderer Turm',
      says: 'Dieser Turm spricht eine andere Version. Gebt ihm neue Firmware oder tippt die Würfel hier ein.',
    },
    other: { short: 'Turm fehlt', says: 'Der Turm antwortet nicht. Prüft das Kabel oder tippt die Würfel hier ein.' },
  },
  readsDice: 'Der Turm hört zu. Er liest die Würfel für euch.',
  counting: {
    told: faces => `Gezählt: ${faces}`,
    red: face => `Rot\u00a0${face}`,
    black: face => `Schwarz\u00a0${face}`,
  },
  quoted: line => `„${line}“`,
  virtual: { short: 'Übungsturm', says: 'Ein Turm aus Software. Tippen zum Würfeln.' },
  tray: {
    cocked: 'Ein Würfel liegt schief. Nur diesen noch einmal würfeln oder eintippen, was er zeigt.',
    oneMissing: 'Nur ein Würfel kam unten an. Würfelt den anderen auch.',
    unreadable: 'Der Turm konnte einen Würfel nicht lesen. Nur diesen noch einmal würfeln oder eintippen.',
  },
  loose: {
    notAsked: 'Nach diesem Wurf hat niemand gefragt.',
    late: 'Dieser Wurf kam zu spät.',
    wrongDice: 'Gefragt waren andere Würfel.',
    cocked: 'Ein Würfel lag schief.',
    use: 'Wurf verwenden',
    endAndUse: 'Zug beenden, Wurf verwenden',
    dismiss: 'Weglegen',
  },
  service: {
    connecting: 'Verbindung zum Tisch …',
    lost: 'Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.',
    late: 'Der Tisch hat noch nicht geantwortet. Was ihr getippt habt, bleibt so lange aufgehoben.',
    waiting: 'Wird gesendet, sobald die Verbindung wieder da ist.',
  },
  denied: {
    code: 'Der Code stimmt nicht.',
    version: 'Diese Seite ist älter als der Tisch. Ladet sie neu.',
    noSuchTable:
      'Einen Tisch dieses Namens gibt es nicht. Prüft die Adresse oder ladet neu: Das führt zum ersten Tisch.',
    tooMany: 'Zu viele Bildschirme oder Codes von hier auf einmal. Dieser Bildschirm versucht es von selbst weiter.',
  },
  notices: {
    diskFull: 'Der Speicher ist voll, darum geschieht nichts mehr. Schafft Platz oder spielt ohne Aufheben weiter.',
    diskReadOnly: 'Der Speicher nimmt nichts an, darum geschieht nichts. Ohne Aufheben weiterspielen?',
    diskFailed:
      'Das Protokoll lässt sich nicht schreiben, darum geschieht nichts. Versucht es noch einmal oder spielt ohne Aufheben weiter.',
    folderGone:
      'Der Ordner mit den Spielen ist weg, darum geschieht nichts. Legt ihn zurück oder spielt ohne Aufheben weiter.',
    unsaved: 'Dieses Spiel wird nicht aufgehoben. Ohne Strom ist es weg.',
    recordDamaged: ({ kept, file }) =>
      `Das Protokoll war beschädigt. ${kept === undefined ? 'Was lesbar war, ist' : `${kept} lesbare Einträge sind`} wieder da; die beschädigte Datei heißt jetzt ${file}.`,
    stepsMissing: ({ steps }) =>
      `${steps === 1 ? 'Der neueste Schritt dieses Tisches fehlt' : `Die neuesten ${steps} Schritte dieses Tisches fehlen`} im Protokoll. Der Tisch hat recht: Stellt das Spiel richtig.`,
    recordStops:
      'Ein Teil dieses Spiels stammt von einer anderen Version oder ist beschädigt und lässt sich nicht lesen.',
    recordFull:
      'Das Protokoll dieses Spiels ist voll. Rückgängig geht noch; zum Weiterspielen fangt ein neues Spiel „Mittendrin“ an.',
    towerReplaced: ({ tower, before }) => `Hier steht jetzt der Turm ${tower}, anstelle von ${before}.`,
    noTable: ({ tower }) =>
      `Der Turm ${tower} ist eingesteckt, aber kein Tisch ist für ihn frei. Seine Würfe warten in ihm. Zieht den Turm ab, den ihr nicht braucht.`,
  },
  playUnsaved: 'Ohne Aufheben weiter',
  awake: 'Dieser Bildschirm kann einschlafen: Der Browser lässt ihn nicht wach halten.',
};
