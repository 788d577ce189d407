import { randomInt } from 'node:crypto';
import { ReadlineParser } from '@serialport/parser-readline';
import { SerialPortStream } from '@serialport/stream';
import { BAUD_RATE } from '../../firmware-protocol/index.js';
import type { Cue } from './cues.js';
import { openLedger, type TowerEvent, type TowerInbox } from './inbox.js';
import { LineGuard } from './lineGuard.js';
import { advance, newLink, wakeAt } from './link.js';
import type { LinkEffect, LinkInput, NotTaken } from './linkState.js';
import { isLinked, type LinkedTower, type LinkStatus, statusOf } from './linkStatus.js';
import { findOpenFailure } from './openFailure.js';
import { HANG_UP_ON_CLOSE, type PortBinding } from './portBinding.js';

/** A driver that never finishes closing must not keep the next attempt waiting forever. */
const CLOSING_MS = 2000;

/** What a linked tower tells of itself is for the eyes, which see no more than this; a broken one changes hundreds of times a second. */
const EYES_MS = 50;

/** A port and what opens it. */
export interface PortCandidate {
  readonly path: string;
  /** What the path leads to, where one port has several names. */
  readonly device?: string;
  readonly binding: PortBinding;
}

export interface ConnectionOptions extends PortCandidate {
  readonly inbox: TowerInbox;
  readonly onStatus: (status: LinkStatus) => void;
  /** Whether this tower is free, or linked on another port already. */
  readonly claim: (tower: string) => 'free' | 'taken';
}

export interface Connection {
  readonly path: string;
  status(): LinkStatus;
  /** The tower that is linked, or about to be. */
  tower(): string | undefined;
  cue(cue: Cue): void;
  /** The cue this link was last given; it tells it again by itself after a new handshake. */
  lastCue(): Cue | undefined;
  /** Says BYE and closes the port. */
  stop(): Promise<void>;
}

/** Carries a link machine: does its effects, and brings it what comes of them. Nothing is decided here. */
export function connect(options: ConnectionOptions): Connection {
  const { path, inbox } = options;
  let link = newLink(path);
  let status = statusOf(link);
  let told = status;
  let telling: NodeJS.Timeout | undefined;
  let port: OpenPort | undefined;
  /** Ports still closing; the next one is opened after them, since a port being closed is still locked. */
  let closing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const inputs: LinkInput[] = [];
  let isFeeding = false;

  /** An effect may bring the next input at once: a stored roll changes the table, whose new cue comes back here. It waits its turn. */
  function feed(input: LinkInput) {
    inputs.push(input);
    if (isFeeding) return;
    isFeeding = true;
    try {
      for (let next = inputs.shift(); next; next = inputs.shift()) take(next);
    } finally {
      isFeeding = false;
    }
  }

  function take(input: LinkInput) {
    const [next, effects] = advance(link, input, performance.now());
    link = next;
    for (const effect of effects) perform(effect);
    followStatus();
    clearTimeout(timer);
    const delay = wakeAt(link) - performance.now();
    if (Number.isFinite(delay)) timer = setTimeout(() => feed({ kind: 'tick' }), Math.max(1, Math.ceil(delay)));
  }

  function perform(effect: LinkEffect) {
    switch (effect.kind) {
      case 'open':
        void open();
        return;
      case 'close':
        closing = port?.close() ?? closing;
        port = undefined;
        return;
      case 'send':
        port?.write(effect.text);
        return;
      case 'recall':
        void recall(effect.tower, effect.boot, effect.next);
        return;
      case 'store':
        void store({ path, tower: effect.tower, boot: effect.boot, seq: effect.message.seq, message: effect.message });
    }
  }

  async function open() {
    await closing;
    const opening = openPort(options, {
      onLine: text => port === opening && feed({ kind: 'line', text }),
      onLost: () => port === opening && feed({ kind: 'portClosed' }),
    });
    port = opening;
    const isOpen = await opening.opened;
    if (isOpen) feed({ kind: 'opened', random: randomInt(1, 2 ** 32) });
    else {
      port = undefined;
      feed({ kind: 'openFailed', cause: await findOpenFailure(path) });
    }
  }

  /** Without its records a host cannot tell old events from new ones: no link is better than a guess. */
  async function recall(tower: string, boot: string, next: number) {
    if (options.claim(tower) === 'taken') return feed({ kind: 'idTaken' });
    const ledger = await openLedger(inbox, tower, { boot, next }).catch(() => undefined);
    feed(ledger ? { kind: 'recalled', ledger } : { kind: 'recallFailed' });
  }

  async function store(event: TowerEvent) {
    const outcome = await tryToStore(event);
    const isTaken = outcome === 'stored' || outcome === 'known';
    feed(isTaken ? { kind: 'stored', boot: event.boot, seq: event.seq } : { kind: 'notTaken', why: outcome });
  }

  async function tryToStore(event: TowerEvent): Promise<'stored' | 'known' | NotTaken> {
    try {
      return await inbox.store(event);
    } catch {
      return 'notStored';
    }
  }

  function followStatus() {
    status = statusOf(link);
    if (isLinked(told) && isLinked(status)) {
      if (hasNews(told, status)) telling ??= setTimeout(tellStatus, EYES_MS);
    } else if (status.code !== told.code) tellStatus();
  }

  function tellStatus() {
    clearTimeout(telling);
    telling = undefined;
    told = status;
    options.onStatus(status);
  }

  queueMicrotask(() => feed({ kind: 'tick' }));
  return {
    path,
    status: () => status,
    tower: () =>
      link.phase.name === 'linked'
        ? link.phase.tower
        : link.phase.name === 'recalling'
          ? link.phase.answer.id
          : undefined,
    cue: cue => feed({ kind: 'cue', cue }),
    lastCue: () => link.commands.cue,
    async stop() {
      feed({ kind: 'stop' });
      clearTimeout(telling);
      // Asked from inside an effect, the farewell comes when that is done.
      await null;
      await closing;
    },
  };
}

/** The counts of good and damaged lines change with every line; nobody is told of those alone. */
function hasNews(before: LinkedStatus, after: LinkedStatus): boolean {
  const isSameCount = before.counting?.d6 === after.counting?.d6 && before.counting?.d8 === after.counting?.d8;
  const isSameState = before.code === after.code && before.line === after.line;
  return before.capabilities !== after.capabilities || !isSameState || !isSameCount;
}

type LinkedStatus = Extract<LinkStatus, LinkedTower>;

interface OpenPort {
  readonly opened: Promise<boolean>;
  write(text: string): void;
  close(): Promise<void>;
}

/** The stream type asks for more of a binding than the stream uses for reading, writing and closing. */
type StreamBinding = ConstructorParameters<typeof SerialPortStream>[0]['binding'];

/**
 * A new port and a new parser for every connection: a port opened again glues an old half line to a new one and sends what was written while
 * it was closed. Lines are latin1, so that a bad byte stays one bad byte.
 */
function openPort(
  { path, binding }: PortCandidate,
  on: { readonly onLine: (text: string) => void; readonly onLost: () => void },
): OpenPort {
  const port = new SerialPortStream({
    path,
    binding: binding as unknown as StreamBinding,
    baudRate: BAUD_RATE,
    hupcl: HANG_UP_ON_CLOSE,
    autoOpen: false,
  });
  const lines = port.pipe(new LineGuard()).pipe(new ReadlineParser({ delimiter: '\n', encoding: 'latin1' }));
  lines.on('data', on.onLine);
  port.on('error', on.onLost);
  port.on('close', on.onLost);
  return {
    opened: new Promise(resolve => port.open(error => resolve(!error))),
    write: text => {
      if (port.isOpen) port.write(text, 'latin1');
    },
    // `close` also where the device is long gone: `destroy` would leave the descriptor open and locked.
    close: () =>
      new Promise(resolve => {
        if (!port.isOpen) return resolve();
        const givesUp = setTimeout(resolve, CLOSING_MS);
        port.close(() => {
          clearTimeout(givesUp);
          resolve();
        });
      }),
  };
}
