import type { Words } from '../catalogue.js';

export const rules: Words['rules'] = {
  sets: {
    family: { name: 'Familienspiel', says: 'Feuer, Rauch, Opfer. Mehr muss man nicht wissen.' },
    experienced: { name: 'Profispiel', says: 'Spezialisten, Gefahrgut, Fahrzeuge, Brandherde.' },
    'high-rise': { name: 'Hochhaus', says: 'Aufzüge, eine Leiter, Wände, die nie brechen.' },
    'classic-basic': { name: 'Klassik 2010, einfach', says: 'Die erste Ausgabe: Jedes Opfer zählt.' },
    'classic-advanced': { name: 'Klassik 2010, erweitert', says: 'Die erste Ausgabe mit Rollen und Gefahrgut.' },
  },
  levels: {
    recruit: { name: 'Rekrut', says: 'Drei Explosionen und drei Gefahrgüter zu Beginn.' },
    veteran: { name: 'Veteran', says: 'Vier Gefahrgüter und drei Brandherde mehr.' },
    heroic: { name: 'Held', says: 'Vier Explosionen, fünf Gefahrgüter, zwölf Brandherde warten.' },
    'one-alarm': { name: 'Ein Alarm', says: 'Zwei Explosionen, sechs Opfer.' },
    'two-alarm': { name: 'Zwei Alarme', says: 'Drei Explosionen, acht Opfer.' },
    'three-alarm': { name: 'Drei Alarme', says: 'Vier Explosionen, zehn Opfer.' },
  },
  modules: {
    specialists: { name: 'Spezialisten', says: 'Jede Figur kann etwas anderes besonders gut.' },
    hazmat: { name: 'Gefahrgut', says: 'Gefährliche Stoffe liegen herum und explodieren im Feuer.' },
    vehicles: { name: 'Fahrzeuge', says: 'Opfer müssen zum Rettungswagen; das Löschfahrzeug hat einen Werfer.' },
    hotSpots: { name: 'Brandherde', says: 'Ein Wurf auf einen Brandherd bringt noch einen Wurf.' },
  },
  variants: {
    loneEngineCompany: { name: 'Auf sich gestellt', says: 'Spezialisten werden ausgelost und nie getauscht.' },
    unmarkedHazards: {
      name: 'Verborgene Gefahr',
      says: 'Niemand weiß, wo das Gefahrgut ist: Fehlalarme werden dazu.',
    },
    murphyStrikes: { name: 'Alles geht schief', says: 'Der Wasserwerfer ist kaputt.' },
    randomSetup: {
      name: 'Zufälliger Start',
      says: 'Drei gewürfelte Explosionen ohne Schaden statt der gedruckten Feuer.',
    },
    experiencedSetup: { name: 'Start wie die Profis', says: 'Drei echte Explosionen zu Beginn, mit Schaden.' },
  },
  house: {
    flashoverBeforeAdvance: { name: 'Erst durchzünden', says: 'Rauch neben Feuer fängt schon vor dem Wurf Feuer.' },
    knockDownLosesSavedAp: { name: 'Außer Atem', says: 'Wer umgeworfen wird, verliert die gesparten Aktionspunkte.' },
    vehiclesShelter: { name: 'Fahrzeuge schützen', says: 'Neben einem parkenden Fahrzeug schadet Feuer niemandem.' },
    perfectGame: { name: 'Alle zehn', says: 'Nach der siebten Rettung weiterspielen, bis zum letzten Opfer.' },
  },
  modes: {
    referee: { name: 'Schiedsrichter', says: 'Der Bildschirm zählt Aktionspunkte und sagt, was geht.' },
    tableFirst: { name: 'Der Tisch gilt', says: 'Ihr spielt, wie ihr wollt; der Bildschirm schreibt nur mit.' },
  },
  followed: {
    followed: { name: 'Mitgeführt', says: 'Der Bildschirm weiß, wo alle stehen.' },
    notFollowed: { name: 'Nicht mitgeführt', says: 'Gefragt wird nur, wenn es darauf ankommt.' },
  },
  roles: {
    paramedic: { name: 'Sanitäter', says: '4 AP. Versorgt Opfer, die dann mitgehen. Löschen kostet doppelt.' },
    fireCaptain: { name: 'Einsatzleiter', says: '4 AP und 2 dazu, um andere und ihre Türen zu bewegen.' },
    imagingTechnician: { name: 'Wärmebildtechniker', says: '4 AP. Sieht sich für 1 jeden Marker von fern an.' },
    cafs: { name: 'Schaumlöscher', says: '3 AP und 3 dazu nur fürs Löschen.' },
    hazmatTechnician: { name: 'Gefahrguttechniker', says: '4 AP. Macht Gefahrgut für 2 an Ort und Stelle harmlos.' },
    generalist: { name: 'Allrounder', says: '5 AP und keine Tricks.' },
    rescueSpecialist: {
      name: 'Rettungsspezialist',
      says: '4 AP und 3 dazu zum Gehen. Hackt für 1. Löschen kostet doppelt.',
    },
    driverOperator: { name: 'Maschinist', says: '4 AP. Wasserwerfer für 2, und er darf neu würfeln.' },
    rescueDog: { name: 'Rettungshund', says: '4 AP. Kommt durch beschädigte Wände. Trägt Opfer, bedient kein Gerät.' },
    structuralEngineer: { name: 'Baustatiker', says: '4 AP. Flickt beschädigte Wände für 2. Löscht nicht.' },
    suppressionSpecialist: {
      name: 'Brandwache',
      says: '4 AP. Hält gewürfelten Rauch und Feuer von den Feldern nebenan fern.',
    },
  },
  dice: {
    tower: { name: 'Turm', says: 'Würfel einwerfen; der Turm liest sie.' },
    tapped: { name: 'Eintippen', says: 'Von Hand würfeln und antippen, was liegt.' },
    rolled: { name: 'Hier würfeln', says: 'Der Bildschirm würfelt für euch.' },
  },
  markers: {
    table: { name: 'Auf dem Tisch', says: 'Ihr dreht den Marker um und sagt, was es war.' },
    drawn: { name: 'Hier gezogen', says: 'Der Bildschirm zieht Opfer oder Fehlalarm.' },
  },
  boards: {
    front: { name: 'Vorderseite', says: 'Das Haus mit der großen Küche.' },
    back: { name: 'Rückseite', says: 'Flur und Kammern, wenige Eingänge.' },
    'high-rise-sample': { name: 'Hochhaus', says: 'Ein Beispiel von Watchroom, nicht der gedruckte Hochhausplan.' },
  },
};
