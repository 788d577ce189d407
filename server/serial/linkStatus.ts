import type { MessageOfKind } from '../../firmware-protocol/index.js';
import type { Link, Linked, Trouble } from './linkState.js';
import { isPoor } from './quality.js';

/** How a link stands: a code and what belongs to it. The display makes the sentence. */
export type LinkStatus = { readonly path: string } & (
  | { readonly code: 'opening' }
  | ({ readonly code: 'linked' | 'damaged' | 'notStored' | 'notUnderstood' } & LinkedTower)
  | Trouble
);

export interface LinkedTower {
  readonly tower: string;
  readonly boot: string;
  /** Lines read and lines damaged since the link was made. */
  readonly good: number;
  readonly damagedLines: number;
  readonly capabilities?: MessageOfKind<'capabilities'>;
}

/** Whether a tower answers on this link, cleanly or not. */
export function isLinked(status: LinkStatus): status is Extract<LinkStatus, LinkedTower> {
  return 'boot' in status;
}

export function statusOf(link: Link): LinkStatus {
  const { path, phase, trouble } = link;
  if (phase.name !== 'linked') return { path, ...(trouble ?? { code: 'opening' }) };
  const { tower, boot, quality, capabilities } = phase;
  return {
    path,
    code: linkedCode(phase),
    tower,
    boot,
    good: quality.good,
    damagedLines: quality.damaged,
    ...(capabilities ? { capabilities } : {}),
  };
}

/** The worst first. */
function linkedCode({ isStoreFailing, isPuzzling, quality }: Linked): Extract<LinkStatus, LinkedTower>['code'] {
  if (isStoreFailing) return 'notStored';
  if (isPuzzling) return 'notUnderstood';
  return isPoor(quality) ? 'damaged' : 'linked';
}
