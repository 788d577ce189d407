/** Every error of the HTTP interface: its code, its status, and the sentence that goes with it. */
export const HTTP_ERRORS = {
  'wrong-host': {
    status: 421,
    message: 'This service is not called by that name. Use its address in numbers, or add the name with --names.',
  },
  'wrong-origin': { status: 403, message: 'Pages from elsewhere may not use this service.' },
  'code-needed': { status: 401, message: 'Send the join code of this table in x-watchroom-code.' },
  'pin-needed': { status: 401, message: 'Send the staff PIN in x-watchroom-pin.' },
  'only-here': { status: 403, message: 'Without a staff PIN only this machine does that.' },
  'too-many-tries': { status: 429, message: 'Too many wrong tries. Wait a minute.' },
  'too-fast': { status: 429, message: 'Too many requests. Slow down.' },
  'no-such-table': { status: 404, message: 'There is no table with this id.' },
  'no-such-game': { status: 404, message: 'There is no game with this id at this table.' },
  'no-such-step': { status: 404, message: 'The game has no step with this number.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  malformed: { status: 400, message: 'The request does not have the form docs/api.md describes.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  refused: { status: 409, message: 'The table refused the command; the code says why.' },
  disk: { status: 507, message: 'The disk does not take entries.' },
  'in-play': { status: 409, message: 'The game is on the table. Close it first.' },
  internal: { status: 500, message: 'Something went wrong here; the log says what.' },
} as const;

export type HttpErrorCode = keyof typeof HTTP_ERRORS;

/** Thrown by a route to answer with one of the errors. */
export class HttpError extends Error {
  constructor(
    readonly code: HttpErrorCode,
    readonly detail: Readonly<Record<string, string | number>> = {},
  ) {
    super(HTTP_ERRORS[code].message);
  }
}
