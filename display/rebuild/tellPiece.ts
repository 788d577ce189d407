import type { Piece } from '../board/contents.js';
import { type Naming, whoName } from '../words/index.js';

/** Something lying in a space, by its name. */
export function tellPiece(naming: Naming, piece: Piece): string {
  const { rebuild } = naming.words.play;
  if (piece.kind !== 'firefighter') return rebuild.items[piece.kind];
  const who = whoName(naming, piece.who);
  if (piece.carrying) return rebuild.carrying(who, rebuild.items[piece.carrying]);
  return piece.isDown ? rebuild.lying(who) : who;
}
