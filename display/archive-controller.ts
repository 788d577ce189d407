import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { HistoryEntry, PastGame, PastGameView } from '../server/web/wire.js';
import type { TableAddress } from './table-controller.js';

/** What is known of the past games; `null` while nobody has asked. */
export interface Archive {
  readonly games: readonly PastGame[] | null;
  readonly replay: PastGameView | null;
  /** What was played in the running game before step number `before`. */
  readonly older: { readonly before: number; readonly history: readonly HistoryEntry[] } | null;
  /** What went wrong, or well, last. */
  readonly notice:
    | 'failed'
    | 'noSuchGame'
    | 'notDone'
    | 'onlyAtTable'
    | 'inPlay'
    | 'imported'
    | 'importFailed'
    | 'deleted'
    | null;
  /** Something is for the staff, and waits for their PIN. */
  readonly pin: PinAsked | null;
}

export interface PinAsked {
  readonly wish: 'import' | 'delete';
  /** `checking`: it was typed, and after wrong ones the answer takes its time. */
  readonly why: 'needed' | 'checking' | 'wrong' | 'tooMany';
}

const NO_ARCHIVE: Archive = { games: null, replay: null, older: null, notice: null, pin: null };

/** What a screen wants of the past games. */
export type ArchiveWish =
  | { readonly want: 'list' }
  | { readonly want: 'replay'; readonly game: string; readonly step: number | null }
  | { readonly want: 'export'; readonly game: string }
  | { readonly want: 'history'; readonly before: number }
  | StaffWish
  /** The PIN that was asked for; null: somebody thought better of it. */
  | { readonly want: 'pin'; readonly pin: string | null };

type StaffWish = { readonly want: 'import'; readonly file: Blob } | { readonly want: 'delete'; readonly game: string };

/** A round of tidying up takes the PIN once; a screen that is left alone soon knows it no more. */
const PIN_KEPT_MS = 60_000;

/** Fetches past games and older steps over HTTP: what is not live needs no socket. */
export class ArchiveController implements ReactiveController {
  archive = NO_ARCHIVE;
  #asked = 0;
  #waiting: StaffWish | null = null;
  #pin: string | null = null;
  #forgetting = 0;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly address: TableAddress,
  ) {
    host.addController(this);
  }

  hostConnected(): void {}

  async fulfil(wish: ArchiveWish): Promise<void> {
    // Answers may overtake each other when somebody drags through the steps; only the newest one counts.
    this.#asked += 1;
    const asked = this.#asked;
    const change = await this.#answer(wish);
    if (asked === this.#asked) this.#show(change);
  }

  #show(change: Partial<Archive>): void {
    this.archive = { ...this.archive, ...change };
    this.host.requestUpdate();
  }

  async #answer(wish: ArchiveWish): Promise<Partial<Archive>> {
    try {
      switch (wish.want) {
        case 'list':
          this.#keepPin(null);
          return { games: await this.#list(), notice: null, pin: null };
        case 'replay':
          return {
            replay: await this.#get<PastGameView>(
              `games/${encodeURIComponent(wish.game)}${wish.step === null ? '' : `?step=${wish.step}`}`,
            ),
            notice: null,
          };
        case 'export':
          await saveFile(await this.#request('GET', `games/${encodeURIComponent(wish.game)}/file`));
          return { notice: null };
        case 'history':
          return { older: { before: wish.before, history: await this.#historyBefore(wish.before) }, notice: null };
        case 'delete':
        case 'import':
          return await this.#asStaff(wish);
        case 'pin':
          this.#keepPin(wish.pin);
          return wish.pin !== null && this.#waiting ? await this.#asStaff(this.#waiting) : { pin: null };
        default:
          return wish satisfies never;
      }
    } catch (failure) {
      if ((await codeOf(failure)) === 'no-such-game') return { notice: 'noSuchGame' };
      const isLooking = wish.want === 'list' || wish.want === 'replay' || wish.want === 'history';
      return { notice: isLooking ? 'failed' : 'notDone' };
    }
  }

  async #asStaff(wish: StaffWish): Promise<Partial<Archive>> {
    this.#waiting = wish;
    const isTried = this.#pin !== null;
    if (this.archive.pin && isTried) this.#show({ pin: { wish: wish.want, why: 'checking' } });
    try {
      if (wish.want === 'delete') await this.#request('DELETE', `games/${encodeURIComponent(wish.game)}`);
      else await this.#request('POST', 'games', wish.file);
    } catch (failure) {
      const code = await codeOf(failure);
      if (code !== 'pin-needed' && code !== 'too-many-tries') return { pin: null, notice: noticeOf(wish, code) };
      this.#keepPin(null);
      const why = code === 'too-many-tries' ? 'tooMany' : isTried ? 'wrong' : 'needed';
      return { notice: null, pin: { wish: wish.want, why } };
    }
    this.#waiting = null;
    this.#keepPin(this.#pin);
    return { games: await this.#list(), notice: wish.want === 'delete' ? 'deleted' : 'imported', pin: null };
  }

  /** In the memory of this page alone, and only for a while after its last use. */
  #keepPin(pin: string | null): void {
    clearTimeout(this.#forgetting);
    this.#pin = pin;
    if (pin !== null) this.#forgetting = window.setTimeout(() => this.#keepPin(null), PIN_KEPT_MS);
  }

  async #list(): Promise<readonly PastGame[]> {
    const { games } = await this.#get<{ games: readonly PastGame[] }>('games');
    return games;
  }

  async #historyBefore(step: number): Promise<readonly HistoryEntry[]> {
    const { history } = await this.#get<{ history: readonly HistoryEntry[] }>(`history?before=${step}`);
    return history;
  }

  async #get<T>(path: string): Promise<T> {
    return (await (await this.#request('GET', path)).json()) as T;
  }

  async #request(method: string, path: string, body: Blob | null = null): Promise<Response> {
    const { code } = this.address;
    const headers: Record<string, string> = code === undefined ? {} : { 'x-watchroom-code': code };
    if (method !== 'GET' && this.#pin !== null) headers['x-watchroom-pin'] = this.#pin;
    if (body) headers['content-type'] = 'application/json';
    const response = await fetch(this.#urlOf(path), { method, headers, body });
    if (!response.ok) throw response;
    return response;
  }

  #urlOf(path: string): string {
    const { url, table } = this.address;
    return new URL(`api/v1/tables/${encodeURIComponent(table)}/${path}`, url.replace(/^ws/, 'http')).href;
  }
}

/** The service's own word for what is wrong; empty when there was no service to say it. */
async function codeOf(failure: unknown): Promise<string> {
  if (!(failure instanceof Response)) return '';
  const answer = (await failure.json().catch(() => null)) as { error?: { code?: string } } | null;
  return answer?.error?.code ?? '';
}

function noticeOf({ want }: StaffWish, code: string): Archive['notice'] {
  if (code === 'only-here') return 'onlyAtTable';
  if (code === 'in-play') return 'inPlay';
  return want === 'import' && (code === 'malformed' || code === 'too-large') ? 'importFailed' : 'notDone';
}

/** Hands a file to the browser, which puts it where this computer keeps downloads, under the name the service gave it. */
async function saveFile(answer: Response): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'watchroom.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
