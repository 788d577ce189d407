import type { Config } from './configSettings.js';
import type { DiskTrouble } from './table/diskTrouble.js';
import type { OpenFailure, Watchroom } from './watchroom.js';

/** The few lines people see when the service has started. */
export function startText(version: string, config: Config, watchroom: Watchroom): string {
  const { port, invitation, sessions } = watchroom;
  return [
    `Watchroom ${version}`,
    `  Kiosk   ${kioskLines(port, sessions).join('\n          ')}`,
    ...(invitation === null ? [] : [`  Others  ${invitation}   (join code: in the menu of each kiosk)`]),
    `  Tower   ${towerText(config)}`,
    `  Games   ${gamesText(config, watchroom)}`,
  ].join('\n');
}

/** The first table needs no name in its address; where there are several, each line says whose it is. */
function kioskLines(port: number, sessions: Watchroom['sessions']): readonly string[] {
  const addresses = sessions.map(({ id }, index) => `http://127.0.0.1:${port}/${index === 0 ? '' : `?table=${id}`}`);
  if (addresses.length < 2) return addresses;
  const width = Math.max(...addresses.map(({ length }) => length));
  return addresses.map((address, index) => `${address.padEnd(width)}   ${sessions[index]?.view.table.name}`);
}

/** Why the service could not start, and what to do about it. */
export function failureText(why: OpenFailure, { port, data }: Config): string {
  switch (why) {
    case 'inUse':
      return `another Watchroom is using the games in ${data}. End it, or choose another folder with --data.`;
    case 'newerVersion':
      return `the games in ${data} were written by a newer Watchroom. Update this one, or choose another folder with --data.`;
    case 'notAFolder':
      return `${data} is no folder, so no games can be kept there. Choose a folder with --data.`;
    case 'noPlace':
      return `no games can be kept in ${data}. Check the name and the rights on it, or choose another folder with --data.`;
    case 'portTaken':
      return `port ${port} is taken, perhaps by another Watchroom. End it, or choose another port with --port.`;
    case 'portForbidden':
      return `port ${port} may not be used by this user. Choose one above 1023 with --port.`;
    default:
      return why satisfies never;
  }
}

const TROUBLE_WORDS: Readonly<Record<DiskTrouble, string>> = {
  diskFull: 'the disk is full',
  diskReadOnly: 'read-only',
  diskFailed: 'the disk has failed',
  folderGone: 'the folder is gone',
};

function gamesText({ data }: Config, { gamesFile, trouble }: Watchroom): string {
  return trouble
    ? `cannot be kept in ${data} (${TROUBLE_WORDS[trouble]}); each table is asked before it plays`
    : gamesFile;
}

function towerText({ tables }: Config): string {
  const choice = tables[0]?.tower ?? 'none';
  if (choice === 'auto') return 'looking on USB; the virtual tower rolls until one is found';
  if (choice === 'virtual') return 'virtual tower';
  return choice === 'none' ? 'none; dice are tapped in' : choice.port;
}
