/** How a list is laid out so that nothing in play ever scrolls: in how many columns, how tall, and in how many pages. */
export interface RowFit {
  readonly columns: 1 | 2;
  readonly look: 'roomy' | 'tight';
  readonly perPage: number;
}

/** Heights of a row in pixels: as one likes it, and as small as can still be touched. */
export interface RowHeights {
  readonly roomy: number;
  readonly tight: number;
}

export function fitRows(
  count: number,
  room: { readonly height: number; readonly columns: 1 | 2 },
  row: RowHeights,
): RowFit {
  const columns = room.columns === 2 && count > 3 ? 2 : 1;
  const holds = (height: number) => Math.max(1, Math.floor(room.height / height)) * columns;
  if (count <= holds(row.roomy)) return { columns, look: 'roomy', perPage: count };
  if (count <= holds(row.tight)) return { columns, look: 'tight', perPage: count };
  // The pager takes a row of its own.
  return { columns, look: 'tight', perPage: Math.max(columns, holds(row.tight) - columns) };
}
