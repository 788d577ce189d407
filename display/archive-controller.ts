import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PastGame, PastGameView } from '../server/web/wire.js';
import type { TableAddress } from './table-controller.js';

/** What is known of the past games; `null` while nobody has asked. */
export interface Archive {
  readonly games: readonly PastGame[] | null;
  readonly replay: PastGameView | null;
  /** What went wrong, or well, last. */
  readonly notice: 'failed' | 'onlyAtTable' | 'inPlay' | 'imported' | 'importFailed' | 'deleted' | null;
}

export const NO_ARCHIVE: Archive = { games: null, replay: null, notice: null };

/** What a screen wants of the past games. */
export type ArchiveWish =
  | { readonly want: 'list' }
  | { readonly want: 'replay'; readonly game: string; readonly step: number | null }
  | { readonly want: 'export'; readonly game: string }
  | { readonly want: 'import'; readonly file: Blob }
  | { readonly want: 'delete'; readonly game: string };

/** Fetches past games over HTTP: what is not live needs no socket. */
export class ArchiveController implements ReactiveController {
  archive = NO_ARCHIVE;
  #asked = 0;

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
    if (asked !== this.#asked) return;
    this.archive = { ...this.archive, ...change };
    this.host.requestUpdate();
  }

  async #answer(wish: ArchiveWish): Promise<Partial<Archive>> {
    try {
      switch (wish.want) {
        case 'list':
          return { games: await this.#list(), notice: null };
        case 'replay':
          return {
            replay: await this.#get<PastGameView>(`${wish.game}${wish.step === null ? '' : `?step=${wish.step}`}`),
            notice: null,
          };
        case 'export':
          saveFile(await (await this.#request('GET', `${wish.game}/file`)).blob(), `${wish.game}.watchroom.json`);
          return { notice: null };
        case 'delete':
          await this.#request('DELETE', wish.game);
          return { games: await this.#list(), notice: 'deleted' };
        case 'import':
          await this.#request('POST', '', wish.file);
          return { games: await this.#list(), notice: 'imported' };
        default:
          return wish satisfies never;
      }
    } catch (failure) {
      return { notice: noticeOf(wish, failure) };
    }
  }

  async #list(): Promise<readonly PastGame[]> {
    const { games } = await this.#get<{ games: readonly PastGame[] }>('');
    return games;
  }

  async #get<T>(path: string): Promise<T> {
    return (await (await this.#request('GET', path)).json()) as T;
  }

  async #request(method: string, path: string, body: Blob | null = null): Promise<Response> {
    const { code } = this.address;
    const headers: Record<string, string> = code === undefined ? {} : { 'x-watchroom-code': code };
    if (body) headers['content-type'] = 'application/json';
    const response = await fetch(this.#urlOf(path), { method, headers, body });
    if (!response.ok) throw response;
    return response;
  }

  #urlOf(path: string): string {
    const { url, table } = this.address;
    const root = new URL(`api/v1/tables/${encodeURIComponent(table)}/games`, url.replace(/^ws/, 'http'));
    return path === '' ? root.href : `${root.href}/${path}`;
  }
}

const FORBIDDEN = [401, 403];
const CONFLICT = 409;

function noticeOf(wish: ArchiveWish, failure: unknown): Archive['notice'] {
  const status = failure instanceof Response ? failure.status : 0;
  if (FORBIDDEN.includes(status)) return 'onlyAtTable';
  if (status === CONFLICT) return 'inPlay';
  return wish.want === 'import' ? 'importFailed' : 'failed';
}

/** Hands a file to the browser, which puts it where this computer keeps downloads. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
