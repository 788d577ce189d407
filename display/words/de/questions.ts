import type { Words } from '../catalogue.js';
import { pluralsOf } from '../plural.js';

const many = pluralsOf('de');

export const questions: Words['questions'] = {
  roll: {
    fire: 'Würfelt für das Feuer',
    flareUp: 'Noch ein Wurf: Auflodern',
    replenish: 'Würfelt für einen neuen Marker',
    setupExplosion: 'Würfelt für eine Explosion',
    setupHazmat: 'Würfelt für Gefahrgut',
    setupPoi: 'Würfelt für einen Marker',
    setupHotSpot: 'Würfelt für einen Brandherd',
    deckGun: 'Würfelt für den Wasserwerfer',
    reroll: 'Noch einmal würfeln',
    oxygen: 'Würfelt: Die Luft geht aus',
  },
  left: n => many(n, { one: 'Der letzte Wurf.', other: 'Noch # Würfe.' }),
  dice: {
    both: {
      tower: 'Beide Würfel mit dem Turm würfeln.',
      die: 'Beide Würfel in den Turm werfen.',
      hand: 'Würfelt, drückt den Knopf jedes Würfels so oft, wie er zeigt, dann bestätigen.',
      handOrRoll:
        'Würfelt, drückt den Knopf jedes Würfels so oft, wie er zeigt, dann bestätigen. Oder drückt am Turm auf Würfeln.',
      rng: 'Drückt am Turm den Knopf zum Würfeln.',
      tapped: 'Beide Würfel werfen und antippen, was liegt.',
      rolled: 'Tippt auf Würfeln, oder werft eigene Würfel und tippt sie ein.',
    },
    red: {
      tower: 'Nur den roten Würfel mit dem Turm würfeln.',
      die: 'Nur den roten Würfel in den Turm werfen.',
      hand: 'Würfelt den roten Würfel, drückt seinen Knopf so oft, wie er zeigt, dann bestätigen.',
      handOrRoll:
        'Würfelt den roten Würfel, drückt seinen Knopf so oft, wie er zeigt, dann bestätigen. Oder drückt am Turm auf Würfeln.',
      rng: 'Drückt am Turm den Knopf zum Würfeln. Nur der rote Würfel zählt.',
      tapped: 'Den roten Würfel werfen und antippen, was liegt.',
      rolled: 'Nur der rote: Tippt auf Würfeln, oder werft den eigenen und tippt ihn ein.',
    },
    black: {
      tower: 'Nur den schwarzen Würfel mit dem Turm würfeln.',
      die: 'Nur den schwarzen Würfel in den Turm werfen.',
      hand: 'Würfelt den schwarzen Würfel, drückt seinen Knopf so oft, wie er zeigt, dann bestätigen.',
      handOrRoll:
        'Würfelt den schwarzen Würfel, drückt seinen Knopf so oft, wie er zeigt, dann bestätigen. Oder drückt am Turm auf Würfeln.',
      rng: 'Drückt am Turm den Knopf zum Würfeln. Nur der schwarze Würfel zählt.',
      tapped: 'Den schwarzen Würfel werfen und antippen, was liegt.',
      rolled: 'Nur der schwarze: Tippt auf Würfeln, oder werft den eigenen und tippt ihn ein.',
    },
  },
  known: {
    red: face => `Rot ${face} ✓ — Schwarz?`,
    black: face => `Schwarz ${face} ✓ — Rot?`,
  },
  wasted: {
    noSpace: 'Diese Würfel stehen auf keinem Feld. Würfelt noch einmal.',
    onFire: space => `${space} brennt schon. Würfelt noch einmal.`,
    elevator: space => `${space} ist der Aufzug. Würfelt noch einmal.`,
    occupied: space => `${space} ist besetzt. Würfelt noch einmal.`,
    noWay: space => `${space} ist besetzt, und wohin die Pfeile führen auch. Würfelt noch einmal.`,
    hotSpot: space => `Auf ${space} liegt schon ein Brandherd. Würfelt noch einmal.`,
  },
  flip: {
    prompt: 'Marker umdrehen',
    byFire: where => `Das Feuer hat den Marker ${where} erreicht. Was war er?`,
    byDeckGun: where => `Das Wasser traf den Marker ${where}. Was war er?`,
    byReplenish: where => `Der neue Marker liegt, wo jemand steht: ${where}. Was ist er?`,
    byAction: (who, where) => `${who} sieht sich den Marker ${where} an. Was ist er?`,
    plain: where => `Was war der Marker ${where}?`,
  },
  kinds: { victim: 'Opfer', falseAlarm: 'Fehlalarm', hazmat: 'Gefahrgut' },
  hazmat: { prompt: 'Gefahrgut wählen', help: 'Mehrere stehen im Feuer. Welches explodiert zuerst?' },
  knockDown: {
    prompt: who => `${who} ist am Boden`,
    help: 'Auf welches Feld des Rettungswagens?',
    toEngine: 'Auf welches Feld beim Löschfahrzeug?',
  },
  exit: { prompt: who => `${who} absetzen`, help: 'Auf welches Feld beim Fahrzeug?' },
  reroll: {
    prompt: 'Würfel behalten?',
    help: (where, still) =>
      `So treffen sie ein Feld ${where}. Der Maschinist darf ${{ both: 'jeden', red: 'den roten', black: 'den schwarzen' }[still]} Würfel einmal neu werfen.`,
    options: { keep: 'Behalten', red: 'Roten neu werfen', black: 'Schwarzen neu werfen', both: 'Beide neu werfen' },
  },
  standing: {
    prompt: 'Wer steht hier?',
    inFire: 'Tippt alle an, die im Feuer stehen, oder niemanden.',
    inWater: 'Tippt alle an, die das Wasser trifft, oder niemanden.',
    atMarker: 'Hierher soll ein Marker. Steht dort jemand?',
    keepingOff: 'Dort und daneben hält der Spezialist Rauch und Feuer fern.',
    nobody: 'Niemand',
  },
  carry: {
    prompt: {
      victim: 'Wo ist das Opfer jetzt?',
      treated: 'Wo ist das Opfer jetzt?',
      hazmat: 'Wo ist das Gefahrgut jetzt?',
    },
    help: 'Tippt auf das Feld. Auf das alte, falls es noch dort liegt.',
  },
  parking: {
    engine: { prompt: 'Löschfahrzeug parken', help: 'Tippt auf den Platz, an dem es beginnt.' },
    ambulance: { prompt: 'Rettungswagen parken', help: 'Tippt auf den Platz, an dem er beginnt.' },
  },
  start: {
    prompt: who => `${who} aufstellen`,
    help: 'Tippt auf das Feld draußen, auf dem ihr beginnt.',
    waysIn: 'Die Pfeile zeigen die Eingänge.',
    orElevator: 'Oder auf einen Aufzug.',
  },
  role: { prompt: who => `Wer ist ${who}?`, help: 'Wählt einen Spezialisten.' },
  action: { prompt: 'Euer Zug: Plan antippen', help: 'Oder beendet den Zug.' },
};
