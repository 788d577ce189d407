import { type Connection, connect, type PortCandidate } from './connection.js';
import type { Cue } from './cues.js';
import type { PortSource } from './finder.js';
import type { TowerEvent, TowerInbox } from './inbox.js';
import { isLinked, type LinkStatus } from './linkStatus.js';

const RESCAN_MS = 1000;

export interface TowersOptions {
  /** All are asked; a tower may come from any of them. */
  readonly sources: readonly PortSource[];
  readonly inbox: TowerInbox;
  /** Called once for every event, after it is stored. */
  readonly onEvent: (event: TowerEvent) => void;
  /** Called with all links whenever one of them has changed. None at all means: looking for a tower. */
  readonly onLinks: (links: readonly LinkStatus[]) => void;
}

/** All towers of this machine. Each has an id; which table an id belongs to is not known here. */
export interface Towers {
  links(): readonly LinkStatus[];
  /** What the tower should show; kept, and shown again whenever it is linked anew. */
  cue(tower: string, cue: Cue): void;
  stop(): Promise<void>;
}

/** Looks for towers, keeps a link to each, and takes up others as they are plugged in. */
export function watchTowers({ sources, inbox, onEvent, onLinks }: TowersOptions): Towers {
  const connections = new Map<string, Connection>();
  const cues = new Map<string, Cue>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const links = () => [...connections.values()].map(connection => connection.status());

  function start(candidate: PortCandidate) {
    const others = () => [...connections.values()].filter(({ path }) => path !== candidate.path);
    const connection = connect({
      ...candidate,
      inbox,
      onEvent,
      claim: tower => (others().some(other => other.tower() === tower) ? 'taken' : 'free'),
      onStatus: status => {
        const cue = isLinked(status) ? cues.get(status.tower) : undefined;
        if (cue && cue !== connection.lastCue()) connection.cue(cue);
        onLinks(links());
      },
    });
    connections.set(candidate.path, connection);
  }

  async function scan() {
    const found = await Promise.all(sources.map(source => source().catch(() => [])));
    if (isStopped) return;
    const candidates = new Map(found.flat().map(candidate => [candidate.path, candidate]));
    for (const candidate of candidates.values()) if (!connections.has(candidate.path)) start(candidate);
    for (const [path, connection] of connections) {
      if (candidates.has(path)) continue;
      connections.delete(path);
      void connection.stop();
      onLinks(links());
    }
    timer = setTimeout(scan, RESCAN_MS);
  }

  void scan();
  return {
    links,
    cue(tower, cue) {
      cues.set(tower, cue);
      for (const connection of connections.values()) if (connection.tower() === tower) connection.cue(cue);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([...connections.values()].map(connection => connection.stop()));
      connections.clear();
    },
  };
}
