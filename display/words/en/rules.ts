import type { HouseRule, Mode, Module, Role, RuleSetId, Variant } from '../../../server/web/wire.js';

/** A thing that can be chosen: its name and one plain sentence. */
export interface Choice {
  readonly name: string;
  readonly says: string;
}

export const rules = {
  sets: {
    family: { name: 'Family game', says: 'Fire, smoke, victims. Nothing more to learn.' },
    experienced: { name: 'Experienced', says: 'Specialists, hazmat, vehicles, hot spots.' },
    'high-rise': { name: 'High-rise', says: 'Elevators, a ladder, walls that never break.' },
    'classic-basic': { name: 'Classic 2010, basic', says: 'The first edition: every victim counts.' },
    'classic-advanced': { name: 'Classic 2010, advanced', says: 'The first edition with roles and hazmat.' },
  } satisfies Record<RuleSetId, Choice> as Readonly<Record<string, Choice>>,
  levels: {
    recruit: { name: 'Recruit', says: 'Three explosions and three hazmats to begin with.' },
    veteran: { name: 'Veteran', says: 'Four hazmats and three more hot spots.' },
    heroic: { name: 'Heroic', says: 'Four explosions, five hazmats, twelve hot spots waiting.' },
    'one-alarm': { name: 'One alarm', says: 'Two explosions, six victims.' },
    'two-alarm': { name: 'Two alarms', says: 'Three explosions, eight victims.' },
    'three-alarm': { name: 'Three alarms', says: 'Four explosions, ten victims.' },
  } as Readonly<Record<string, Choice>>,
  modules: {
    specialists: { name: 'Specialists', says: 'Each firefighter is good at something else.' },
    hazmat: { name: 'Hazmat', says: 'Dangerous goods lie about and explode in fire.' },
    vehicles: { name: 'Vehicles', says: 'Victims go to the ambulance; the engine has a deck gun.' },
    hotSpots: { name: 'Hot spots', says: 'A roll on a hot spot brings another roll.' },
  } satisfies Record<Module, Choice>,
  variants: {
    loneEngineCompany: { name: 'Lone Engine Company', says: 'Specialists are dealt at random and never change.' },
    unmarkedHazards: { name: 'Unmarked Hazards', says: 'Nobody knows where the hazmat is: false alarms turn into it.' },
    murphyStrikes: { name: 'Murphy Strikes', says: 'The deck gun is broken.' },
    randomSetup: { name: 'Random start', says: 'Three rolled explosions without damage instead of the printed fires.' },
    experiencedSetup: { name: 'Experienced start', says: 'Begin with three real explosions, damage included.' },
  } satisfies Record<Variant, Choice>,
  house: {
    flashoverBeforeAdvance: { name: 'Flashover first', says: 'Smoke beside fire catches before the dice are rolled.' },
    knockDownLosesSavedAp: {
      name: 'Knocked out of breath',
      says: 'Whoever is knocked down loses the saved action points.',
    },
    vehiclesShelter: { name: 'Vehicles shelter', says: 'Nobody beside a parked vehicle is hurt by fire outside.' },
    perfectGame: { name: 'Perfect game', says: 'Play on after the seventh rescue, for all ten.' },
  } satisfies Record<HouseRule, Choice>,
  modes: {
    referee: { name: 'Referee', says: 'The screen counts action points and says what is possible.' },
    tableFirst: { name: 'Table first', says: 'You play as you like; the screen only writes down.' },
  } satisfies Record<Mode, Choice>,
  followed: {
    followed: { name: 'Followed', says: 'The screen knows where everyone stands.' },
    notFollowed: { name: 'Not followed', says: 'The screen asks who stands there only when it matters.' },
  } satisfies Record<'followed' | 'notFollowed', Choice>,
  roles: {
    paramedic: { name: 'Paramedic' },
    fireCaptain: { name: 'Fire Captain' },
    imagingTechnician: { name: 'Imaging Technician' },
    cafs: { name: 'CAFS Firefighter' },
    hazmatTechnician: { name: 'Hazmat Technician' },
    generalist: { name: 'Generalist' },
    rescueSpecialist: { name: 'Rescue Specialist' },
    driverOperator: { name: 'Driver/Operator' },
    rescueDog: { name: 'Rescue Dog' },
    structuralEngineer: { name: 'Structural Engineer' },
    suppressionSpecialist: { name: 'Suppression Specialist' },
  } satisfies Record<Role, { readonly name: string }>,
  /** What a specialist has and can do, put together from what the rules say of it. */
  specialist: {
    ap: (own: number, free: number) => (free > 0 ? `${own}\u00a0+\u00a0${free}\u00a0AP` : `${own}\u00a0AP`),
    abilities: {
      treat: 'Treats victims, who then walk along.',
      command: 'Moves other firefighters.',
      identify: 'Looks at any marker from afar.',
      dispose: 'Makes hazmat harmless on the spot.',
      repair: 'Mends damaged walls.',
      suppress: 'Rolled fire and smoke stay away from it.',
      passDamagedWalls: 'Slips through damaged walls.',
      moveDiagonally: 'Walks diagonally too.',
    } as Readonly<Record<string, string>>,
    free: {
      command: (n: number) => `${n}\u00a0extra\u00a0AP for that alone.`,
      move: (n: number) => `${n}\u00a0extra\u00a0AP for walking.`,
      extinguish: (n: number) => `${n}\u00a0extra\u00a0AP for putting out fire.`,
    },
    chop: (ap: number) => `Chops for ${ap}\u00a0AP.`,
    drive: (ap: number) => `Drives for ${ap}\u00a0AP.`,
    deckGun: (ap: number) => `Fires the deck gun for ${ap}\u00a0AP.`,
    rerollDeckGun: 'May roll its dice again.',
    doubleExtinguish: 'Putting out fire costs double.',
    cannot: (deeds: readonly string[]) => `Cannot ${deeds.join(', ').replace(/, ([^,]*)$/, ' or $1')}.`,
    deeds: { extinguish: 'put out fire', chop: 'chop', drive: 'drive', carryNoHazmat: 'carry hazmat' },
    plain: 'No tricks.',
  },
  /** In place of the tower, where there is none but the one made of software. */
  practiceDice: { name: 'Practice dice', says: 'No tower is there: the screen rolls in its place.' },
  dice: {
    tower: { name: 'Tower', says: 'Roll with the tower; it tells the screen.' },
    tapped: { name: 'Tapped in', says: 'Roll by hand and tap what you see.' },
    rolled: { name: 'Rolled here', says: 'The screen rolls for you.' },
  },
  markers: {
    table: { name: 'On the table', says: 'You flip the marker and say what it was.' },
    drawn: { name: 'Drawn here', says: 'The screen draws victim or false alarm for you.' },
  },
  boards: {
    front: { name: 'Front', says: 'The house with the large kitchen.' },
    back: { name: 'Back', says: 'Hall and closets, few ways in.' },
    'high-rise-sample': {
      name: 'High-rise',
      says: 'A sample floor of Watchroom’s own, not the printed high-rise board.',
    },
  } as Readonly<Record<string, Choice>>,
};
