import type { Notice } from '../../../server/web/wire.js';

/** The links to tower and service, what the tower sees in its tray, and notices. Codes nobody foresaw get the plain `other`. */
export interface LinkWords {
  /** Beside the small sign: two or three words. */
  readonly short: string;
  /** What happened and what to do now. */
  readonly says: string;
}

export const link = {
  tower: {
    none: { short: 'No tower', says: 'There is no tower. Tap the dice in here, or let the screen roll.' },
    absent: { short: 'No tower', says: 'No tower is plugged in. Plug it in, or tap the dice in here.' },
    opening: { short: 'Tower is starting', says: 'The tower is starting. One moment.' },
    linked: { short: 'Tower ready', says: 'The tower is listening.' },
    damaged: {
      short: 'Weak cable',
      says: 'The cable to the tower loses some lines. No roll is lost, but a shorter cable helps.',
    },
    notStored: {
      short: 'Disk trouble',
      says: 'The tower is ready, but its rolls cannot be kept. Look after the disk.',
    },
    noTable: {
      short: 'No table',
      says: 'A tower is plugged in that has no table. What it rolls waits in it until one is free.',
    },
    notUnderstood: {
      short: 'Odd tower',
      says: 'The tower sends something that makes no sense here. Plug it in anew, or tap the dice in.',
    },
    silent: { short: 'Tower quiet', says: 'The tower has gone quiet. Check its cable, or tap the dice in here.' },
    lost: { short: 'Tower lost', says: 'The tower is gone. Check its cable, or tap the dice in here.' },
    failed: {
      short: 'Tower lost',
      says: 'The plug of the tower gives trouble. Try another one, or tap the dice in here.',
    },
    noPermission: {
      short: 'Tower locked',
      says: 'This computer may not open the tower. The setup guide says how to allow it.',
    },
    busy: {
      short: 'Tower in use',
      says: 'Another program is using the tower. Close it, then it comes back by itself.',
    },
    notSerial: {
      short: 'No tower port',
      says: 'Where the tower was looked for is no serial port. Name another one, or tap the dice in here.',
    },
    notATower: { short: 'Not a tower', says: 'What is plugged in does not speak like a tower. Try another plug.' },
    sameId: { short: 'Two towers', says: 'Two towers have the same name. Unplug one of them.' },
    incompatible: {
      short: 'Other tower',
      says: 'This tower speaks another version. Give it newer firmware, or tap the dice in here.',
    },
    other: { short: 'Tower away', says: 'The tower does not answer. Check its cable, or tap the dice in here.' },
  } as Readonly<Record<string, LinkWords>> & { readonly other: LinkWords },
  /** Of a tower that says that it reads dice. */
  readsDice: 'The tower is listening. It reads them for you.',
  /** What somebody has counted in on the buttons so far. */
  counting: {
    told: (faces: string) => `Counted: ${faces}`,
    red: (face: number) => `red\u00a0${face}`,
    black: (face: number) => `black\u00a0${face}`,
  },
  quoted: (line: string) => `“${line}”`,
  virtual: { short: 'Practice tower', says: 'A tower made of software. Tap to roll.' },
  tray: {
    cocked: 'A die is leaning. Roll that one again, or tap in what it shows.',
    oneMissing: 'Only one die came down. Roll the other one too.',
    unreadable: 'The tower could not read a die. Roll that one again, or tap it in.',
  },
  loose: {
    notAsked: 'Nobody was asked to roll.',
    late: 'This roll came late.',
    wrongDice: 'Other dice were asked for.',
    cocked: 'A die was leaning.',
    use: 'Use this roll',
    endAndUse: 'End the turn, use this roll',
    dismiss: 'Put it away',
  },
  service: {
    connecting: 'Connecting to the table …',
    lost: 'The connection is gone. It comes back by itself; nothing is lost.',
    late: 'The table has not answered yet. Your tap is kept until it does.',
    waiting: 'Sent as soon as the connection is back.',
  },
  denied: {
    code: 'That code is not right.',
    version: 'This page is older than the table. Load it again.',
    noSuchTable: 'There is no table of this name. Check the address, or load again for the first table.',
    tooMany: 'Too many screens or codes from here at once. This screen goes on trying by itself.',
  },
  notices: {
    diskFull: 'The disk is full, so nothing more is done. Make room, or play on without keeping the game.',
    diskReadOnly: 'The disk takes nothing, so nothing is done. Play on without keeping the game?',
    diskFailed: 'The record cannot be written, so nothing is done. Try again, or play on without keeping the game.',
    folderGone:
      'The folder of the games is gone, so nothing is done. Put it back, or play on without keeping the game.',
    unsaved: 'This game is not being kept. It is lost if the power goes.',
    recordDamaged: ({ kept, file }: Notice['detail']) =>
      `The record was damaged. ${kept === undefined ? 'What could be read is' : `${kept} entries that could be read are`} here again; the damaged file is kept as ${file}.`,
    stepsMissing: ({ steps }: Notice['detail']) =>
      `The newest ${steps === 1 ? 'step of this table is' : `${steps} steps of this table are`} missing from the record. The table is right: set the game right.`,
    recordStops: 'A part of this game was recorded by another version, or is damaged, and cannot be read.',
    recordFull: 'This game’s record is full. Undo still works; to play on, begin a new game “In the middle”.',
    towerReplaced: ({ tower, before }: Notice['detail']) =>
      `Tower ${tower} stands here now, in the place of ${before}.`,
    noTable: ({ tower }: Notice['detail']) =>
      `Tower ${tower} is plugged in, but no table is free for it. What it rolls waits in it. Unplug the tower you do not use.`,
  } satisfies Record<Notice['code'], string | ((detail: Notice['detail']) => string)>,
  playUnsaved: 'Play on unsaved',
  awake: 'This screen may fall asleep: the browser does not let the page keep it awake.',
};
