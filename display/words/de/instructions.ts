import type { Words } from '../catalogue.js';
import { pluralsOf } from '../plural.js';

const many = pluralsOf('de');

export const instructions: Words['instructions'] = {
  place: {
    smoke: 'Rauch legen',
    fire: 'Feuer legen',
    hotSpot: 'Brandherd legen',
    hazmat: 'Gefahrgut legen',
    heal: 'Pflaster legen',
    poi: 'Marker legen',
    victim: 'Opfer legen',
    treated: 'Versorgtes Opfer legen',
    damage: 'Schaden legen',
    door: 'Tür stellen',
    doorOpen: 'Offene Tür stellen',
    firefighter: who => `${who} aufstellen`,
    engine: 'Löschfahrzeug parken',
    ambulance: 'Rettungswagen parken',
  },
  flip: {
    toFire: 'Auf Feuer drehen',
    toSmoke: 'Auf Rauch drehen',
    poiToVictim: 'Umdrehen: Opfer',
    poiToFalseAlarm: 'Umdrehen: Fehlalarm',
    poiToHazmat: 'Umdrehen: Gefahrgut',
    poiFaceDown: 'Verdeckt hinlegen',
    down: who => `${who} hinlegen`,
    up: who => `${who} aufstellen`,
    doorOpen: 'Tür öffnen',
    doorClosed: 'Tür schließen',
  },
  remove: {
    smoke: 'Rauch wegnehmen',
    fire: 'Feuer wegnehmen',
    hotSpot: 'Brandherd wegnehmen',
    hazmat: 'Gefahrgut wegnehmen',
    heal: 'Pflaster wegnehmen',
    damage: 'Schaden wegnehmen',
    door: 'Tür entfernen',
    poi: {
      lost: 'Marker zu „Verloren“',
      rescued: 'Marker zu „Gerettet“',
      game: 'Marker aus dem Spiel',
      supply: 'Marker zurück',
    },
    victim: {
      lost: 'Opfer zu „Verloren“',
      rescued: 'Opfer zu „Gerettet“',
      game: 'Opfer aus dem Spiel',
      supply: 'Opfer zurück',
    },
    firefighter: who => `${who} herunternehmen`,
  },
  healBack: 'Pflaster zurück',
  move: {
    firefighter: who => `${who} versetzen`,
    engine: 'Löschfahrzeug fahren',
    ambulance: 'Rettungswagen fahren',
    victim: 'Opfer versetzen',
    treated: 'Versorgtes Opfer versetzen',
    hazmat: 'Gefahrgut versetzen',
  },
  takeCard: (who, role) => `${who} nimmt die Karte „${role}“`,
  swapCard: (who, role) => `${who} tauscht gegen die Karte „${role}“`,
  left: {
    damage: n => many(n, { one: 'noch ein Schadensmarker', other: 'noch # Schadensmarker' }),
    threat: n => many(n, { one: 'noch eine Feuerscheibe', other: 'noch # Feuerscheiben' }),
    poi: n => many(n, { one: 'noch ein Marker', other: 'noch # Marker' }),
    hotSpots: n => many(n, { one: 'noch ein Brandherd', other: 'noch # Brandherde' }),
  },
};
