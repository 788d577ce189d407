import { Ajv, type ValidateFunction } from 'ajv';
import { isInstant } from '../table/instant.js';
import type { GameFile } from '../table/pastGames.js';
import { deed, input } from './schemas/input.js';
import { clientMessage, command, commandRequest, gameFile, hello, ping } from './schemas/message.js';
import { setup } from './schemas/setup.js';
import type { ClientMessage, Command, Hello } from './wire.js';

export interface CommandRequest {
  readonly id: string;
  readonly revision: number;
  readonly command: Command;
}

/** Nothing is coerced, added or left out: what does not have the form is refused as it came. */
const ajv = new Ajv({
  schemas: [deed, input, setup, command],
  formats: { instant: isInstant },
  validateSchema: false,
  addUsedSchema: false,
});

export const isHello = checking<Hello>(hello);
export const isPing = checking<ClientMessage>(ping);
export const isClientMessage = checking<ClientMessage>(clientMessage);
export const isCommandRequest = checking<CommandRequest>(commandRequest);
export const isGameFile = checking<GameFile>(gameFile);

/** Compiles what the first screen would otherwise wait for. */
export function warmUp(): void {
  isHello(null);
  isClientMessage(null);
}

/** A schema takes some time to compile, so it is done when it is first needed. */
function checking<T>(schema: object): (value: unknown) => value is T {
  let check: ValidateFunction | undefined;
  return (value): value is T => {
    check ??= ajv.compile(schema);
    return check(value) === true;
  };
}
