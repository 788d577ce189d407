import type { MessageOfKind } from '../../firmware-protocol/index.js';
import type { Counting, Link, Linked, NotTaken, Trouble } from './linkState.js';
import { isPoor } from './quality.js';

/** How a link stands: a code and what belongs to it. The display makes the sentence. */
export type LinkStatus = { readonly path: string } & (
  | { readonly code: 'opening' }
  | ({ readonly code: 'linked' | 'damaged' | NotTaken | 'notUnderstood' } & LinkedTower)
  | Trouble
);

export interface LinkedTower {
  readonly tower: string;
  readonly boot: string;
  /** Lines read and lines damaged since the link was made. */
  readonly good: number;
  readonly damagedLines: number;
  /** The line of the event that nobody can read, as the tower sends it; there exactly when the code is `notUnderstood`. */
  readonly line?: string;
  readonly capabilities?: MessageOfKind<'capabilities'>;
  /** A count in progress on the tower's buttons; absent when nothing is counted. */
  readonly counting?: Counting;
}

/** Whether a tower answers on this link, cleanly or not. */
export function isLinked(status: LinkStatus): status is Extract<LinkStatus, LinkedTower> {
  return 'boot' in status;
}

export function statusOf(link: Link): LinkStatus {
  const { path, phase, trouble } = link;
  if (phase.name !== 'linked') return { path, ...(trouble ?? { code: 'opening' }) };
  const { tower, boot, quality, capabilities, counting, puzzling } = phase;
  const code = linkedCode(phase);
  return {
    path,
    code,
    tower,
    boot,
    good: quality.good,
    damagedLines: quality.damaged,
    ...(code === 'notUnderstood' && puzzling !== undefined ? { line: puzzling } : {}),
    ...(capabilities ? { capabilities } : {}),
    ...(counting ? { counting } : {}),
  };
}

/** The worst first. */
function linkedCode({ notTaken, puzzling, quality }: Linked): Extract<LinkStatus, LinkedTower>['code'] {
  if (notTaken) return notTaken;
  if (puzzling !== undefined) return 'notUnderstood';
  return isPoor(quality) ? 'damaged' : 'linked';
}
