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
    vehiclesShelter: {
      name: 'Fahrzeuge schützen',
      says: 'Auf dem Platz eines parkenden Fahrzeugs schadet Feuer niemandem.',
    },
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
    paramedic: { name: 'Sanitäter' },
    fireCaptain: { name: 'Einsatz\u00ADleiter' },
    imagingTechnician: { name: 'Wärmebild\u00ADtechniker' },
    cafs: { name: 'Schaum\u00ADlöscher' },
    hazmatTechnician: { name: 'Gefahrgut\u00ADtechniker' },
    generalist: { name: 'Allrounder' },
    rescueSpecialist: { name: 'Rettungs\u00ADspezialist' },
    driverOperator: { name: 'Maschinist' },
    rescueDog: { name: 'Rettungshund' },
    structuralEngineer: { name: 'Baustatiker' },
    suppressionSpecialist: { name: 'Brandwache' },
  },
  specialist: {
    ap: (own, free) => (free > 0 ? `${own}\u00a0+\u00a0${free}\u00a0AP` : `${own}\u00a0AP`),
    abilities: {
      treat: 'Versorgt Opfer, die dann mitgehen.',
      command: 'Bewegt andere Figuren.',
      identify: 'Sieht sich jeden Marker von fern an.',
      dispose: 'Macht Gefahrgut auf der Stelle harmlos.',
      repair: 'Flickt beschädigte Wände.',
      suppress: 'Hält gewürfeltes Feuer und Rauch fern.',
      passDamagedWalls: 'Kommt durch beschädigte Wände.',
      moveDiagonally: 'Geht auch schräg.',
    },
    free: {
      command: n => `${n}\u00a0AP extra nur dafür.`,
      move: n => `${n}\u00a0AP extra zum Gehen.`,
      extinguish: n => `${n}\u00a0AP extra zum Löschen.`,
    },
    chop: ap => `Hackt für ${ap}\u00a0AP.`,
    drive: ap => `Fährt für ${ap}\u00a0AP.`,
    deckGun: ap => `Wasserwerfer für ${ap}\u00a0AP.`,
    rerollDeckGun: 'Darf dessen Würfel neu werfen.',
    doubleExtinguish: 'Löschen kostet doppelt.',
    cannot: deeds => `Kann nicht ${deeds.join(', ').replace(/, ([^,]*)$/, ' oder $1')}.`,
    deeds: { extinguish: 'löschen', chop: 'hacken', drive: 'fahren', carryNoHazmat: 'Gefahrgut tragen' },
    plain: 'Keine Tricks.',
  },
  practiceDice: { name: 'Übungswürfel', says: 'Es gibt keinen Turm: Der Bildschirm würfelt für ihn.' },
  dice: {
    tower: { name: 'Turm', says: 'Mit dem Turm würfeln; er sagt es dem Bildschirm.' },
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
