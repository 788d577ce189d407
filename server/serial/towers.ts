import { type Connection, connect, type PortCandidate } from './connection.js';
import type { Cue } from './cues.js';
import type { PortSource } from './finder.js';
import type { TowerAtPort, TowerInbox } from './inbox.js';
import { isLinked, type LinkStatus } from './linkStatus.js';

const RESCAN_MS = 1000;

export interface TowersOptions {
  /** All are asked; a tower may come from any of them. A port that two of them name belongs to the first. */
  readonly sources: readonly PortSource[];
  readonly inbox: TowerInbox;
  /** Called with all links whenever one of them has changed. None at all means: looking for a tower. */
  readonly onLinks: (links: readonly LinkStatus[]) => void;
}

/** All towers of this machine. Each has an id and is at a port; which table it belongs to is not known here. */
export interface Towers {
  links(): readonly LinkStatus[];
  /** What this tower should show; kept, and shown again whenever it is linked anew at that port. */
  cue(at: TowerAtPort, cue: Cue): void;
  stop(): Promise<void>;
}

/** Looks for towers, keeps a link to each, and takes up others as they are plugged in. */
export function watchTowers({ sources, inbox, onLinks }: TowersOptions): Towers {
  const connections = new Map<string, Connection>();
  const cues = new Map<string, { readonly tower: string; readonly cue: Cue }>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const links = () => [...connections.values()].map(connection => connection.status());

  function start(candidate: PortCandidate) {
    const others = () => [...connections.values()].filter(({ path }) => path !== candidate.path);
    const connection = connect({
      ...candidate,
      inbox,
      claim: tower => (others().some(other => other.tower() === tower) ? 'taken' : 'free'),
      onStatus: status => {
        const wanted = cues.get(status.path);
        const isMeant = isLinked(status) && wanted?.tower === status.tower;
        if (isMeant && wanted.cue !== connection.lastCue()) connection.cue(wanted.cue);
        onLinks(links());
      },
    });
    connections.set(candidate.path, connection);
  }

  async function scan() {
    const found = await Promise.all(sources.map(source => source().catch(() => [])));
    if (isStopped) return;
    const candidates = onePerDevice(found.flat());
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
    cue({ tower, path }, cue) {
      cues.set(path, { tower, cue });
      const connection = connections.get(path);
      if (connection?.tower() === tower) connection.cue(cue);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([...connections.values()].map(connection => connection.stop()));
      connections.clear();
    },
  };
}

/** A port is opened by one of its names only: two links to one tower would keep each other out. */
function onePerDevice(found: readonly PortCandidate[]): ReadonlyMap<string, PortCandidate> {
  const byDevice = new Map<string, PortCandidate>();
  for (const candidate of found) {
    const device = candidate.device ?? candidate.path;
    if (!byDevice.has(device)) byDevice.set(device, candidate);
  }
  return new Map([...byDevice.values()].map(candidate => [candidate.path, candidate]));
}
