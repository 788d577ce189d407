/** How a list is laid out so that nothing in play ever scrolls: in how many columns, how tall, and in how many pages. */
export interface RowFit {
  readonly columns: 1 | 2;
  readonly look: 'roomy' | 'tight';
  /** Height of a row in pixels. */
  readonly row: number;
  /** None where not even one row and the pager find room: half a row tells nobody anything. */
  readonly perPage: number;
}

/** Heights of a row in pixels: as one likes it, closer together, and as small as can still be touched and read. */
export interface RowHeights {
  readonly roomy: number;
  readonly tight: number;
  readonly least: number;
}

export function fitRows(
  count: number,
  room: { readonly height: number; readonly columns: 1 | 2 },
  { roomy, tight, least }: RowHeights,
): RowFit {
  const columns = room.columns === 2 && count > 3 ? 2 : 1;
  const lines = Math.ceil(count / columns);
  if (lines * roomy <= room.height) return { columns, look: 'roomy', row: roomy, perPage: count };
  const isOnePage = lines * least <= room.height;
  // The pager takes a row of its own.
  const height = isOnePage ? room.height : room.height - tight - 1;
  const shown = isOnePage ? lines : Math.max(0, Math.floor(height / least));
  const row = Math.max(least, Math.min(tight, Math.floor(height / shown)));
  return { columns, look: 'tight', row, perPage: isOnePage ? count : shown * columns };
}
