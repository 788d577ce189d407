import type { Words } from '../catalogue.js';
import { pluralsOf } from '../plural.js';

const many = pluralsOf('de');

export const events: Words['events'] = {
  diceRead: where => `Die Würfel zeigen ein Feld ${where}.`,
  rollWasted: {
    onFire: 'Dort brennt es schon: noch einmal würfeln.',
    elevator: 'Das ist der Aufzug: noch einmal würfeln.',
    occupied: 'Das Feld ist besetzt: noch einmal würfeln.',
    hotSpot: 'Dort liegt schon ein Brandherd: noch einmal würfeln.',
    noValidSpace: 'Kein Feld ist frei, darum kommt in diesem Zug keiner dazu.',
  },
  smokePlaced: where => `Es brannte noch nichts ${where}: Rauch.`,
  smokeBack: where => `Es bleibt Rauch ${where}.`,
  fireFromSmoke: where => `Da war Rauch ${where}: Er wird zu Feuer.`,
  fireLit: where => `Feuer ${where}.`,
  fireByBlast: (where, toward) => `Die Druckwelle lief ${toward} und entzündete ein Feld ${where}.`,
  fireByWave: (where, toward, through) =>
    many(through, {
      one: `Die Druckwelle lief ${toward} über ein brennendes Feld und entzündete eines ${where}.`,
      other: `Die Druckwelle lief ${toward} über # brennende Felder und entzündete eines ${where}.`,
    }),
  fireByFlashover: where => `Rauch berührte Feuer ${where}: Er fängt auch Feuer.`,
  fireOutside: where => `Die Druckwelle kam bis ${where}. Dort brennt nichts weiter.`,
  threatRemoved: { smoke: where => `Kein Rauch mehr ${where}.`, fire: where => `Das Feuer ${where} ist aus.` },
  fireQuenched: where => `Das Feuer ${where} ist nur noch Rauch.`,
  exploded: {
    roll: where => `Es brannte schon ${where}: Explosion.`,
    hazmat: where => `Feuer erreichte das Gefahrgut ${where}: Explosion.`,
    setup: where => `Die ersten Explosionen: eine ${where}.`,
  },
  wallDamaged: (where, toward) => `Die Druckwelle lief ${toward} und traf eine Wand ${where}.`,
  wallDestroyed: (where, toward) => `Die Druckwelle lief ${toward} und zerstörte eine Wand ${where}.`,
  wallChopped: who => `${who} hat auf die Wand eingehackt.`,
  wallChoppedThrough: who => `${who} hat die Wand durchgehackt.`,
  wallRepaired: who => `${who} hat die Wand geflickt.`,
  doorDestroyed: {
    closed: where => `Die Druckwelle riss die geschlossene Tür ${where} weg und blieb dort stehen.`,
    open: where => `Die Druckwelle riss die offene Tür ${where} weg und lief weiter.`,
  },
  doorFlipped: { open: who => `${who} hat die Tür geöffnet.`, closed: who => `${who} hat die Tür geschlossen.` },
  blastVented: 'Eine Druckwelle fand nichts mehr zum Brennen und verging.',
  markerMissing: 'Keine Feuerscheibe ist übrig, darum kommt keine dazu.',
  suppressed: who => `${who} hat es ferngehalten.`,
  flaredUp: 'Dort liegt ein Brandherd: Das Feuer lodert auf. Noch einmal würfeln.',
  hotSpotPlaced: {
    flareUp: where => `Das Auflodern hinterlässt einen Brandherd ${where}.`,
    hazmat: where => `Das Gefahrgut hinterlässt einen Brandherd ${where}.`,
    setup: where => `Ein Brandherd ${where}.`,
  },
  hazmatPlaced: where => `Gefahrgut ${where}.`,
  hazmatRemoved: {
    exploded: where => `Das Gefahrgut ${where} ist weg.`,
    disposed: where => `Das Gefahrgut ${where} ist jetzt harmlos.`,
    elevator: 'Das Gefahrgut ist mit dem Aufzug hinunter.',
  },
  knockedDown: who => `${who} stand im Feuer und wird hinausgebracht.`,
  fellDown: who => `Das Feuer hat ${who} umgeworfen.`,
  stoodUp: who => `${who} steht wieder.`,
  poiPlaced: where => `Vielleicht ist jemand ${where}.`,
  poiPlacedElsewhere: where => `Das Feld war besetzt, die Pfeile führten den Marker weiter: ${where}.`,
  poiRevealed: {
    victim: where => `Der Marker ${where} war ein Opfer.`,
    falseAlarm: where => `Der Marker ${where} war ein Fehlalarm.`,
    hazmat: where => `Der Marker ${where} war Gefahrgut.`,
  },
  victimLost: where => `Ein Opfer ${where} ist verloren.`,
  victimRescued: 'Ein Opfer ist in Sicherheit.',
  falseAlarmGone: 'Der Fehlalarm geht aus dem Spiel und kostet nichts.',
  markerGone: 'Der Marker verlässt ungesehen den Plan.',
  healPlaced: who => `${who} hat ein Opfer versorgt.`,
  firefighterMoved: (who, where) => `${who} ist jetzt ${where}.`,
  vehicleMoved: {
    engine: 'Das Löschfahrzeug steht an einem neuen Platz.',
    ambulance: 'Der Rettungswagen steht an einem neuen Platz.',
  },
  specialistTaken: (who, role) => `${who} hat die Rolle: ${role}.`,
  tookHold: {
    victim: who => `${who} trägt ein Opfer.`,
    treated: who => `Ein versorgtes Opfer folgt: ${who} geht voran.`,
    hazmat: who => `${who} trägt Gefahrgut.`,
  },
  letGo: {
    victim: who => `${who} hat das Opfer abgelegt.`,
    treated: who => `Das Opfer wartet, ${who} geht weiter.`,
    hazmat: who => `${who} hat das Gefahrgut abgelegt.`,
  },
  deckGunFired: where => `Der Wasserwerfer löschte ein Feld ${where} und die daneben.`,
  deckGunTurned: (where, dice) =>
    `${dice.length > 1 ? 'Beide Würfel waren' : `Der ${dice[0] === 'red' ? 'rote' : 'schwarze'} Würfel war`} außer Reichweite und wurde umgedreht: getroffen ${where}.`,
  apSaved: (who, n) => many(n, { one: `${who} hat einen AP gespart.`, other: `${who} hat # AP gespart.` }),
  turnBegan: who => `${who} beginnt.`,
  turnForfeited: who => `${who} ist aufgestanden, und das war der Zug.`,
  fireSkipped: 'Der Feuerwurf wurde ausgelassen.',
  corrected: 'Der Bildschirm wurde berichtigt.',
  crewChanged: {
    joined: who => `${who} ist dazugekommen.`,
    left: who => `${who} ist gegangen.`,
    renamed: who => `Der Name ist jetzt ${who}.`,
    reseated: 'Die Plätze sind neu verteilt.',
  },
  gameEnded: {
    victory: 'Genug sind in Sicherheit: gewonnen.',
    lost: 'Zu viele sind verloren: Das Spiel ist aus.',
    collapse: 'Der letzte Schadensmarker liegt: Das Haus stürzt ein.',
  },
};
