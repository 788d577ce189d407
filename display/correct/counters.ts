import type { Correction, GameView, TableState } from '../../server/web/wire.js';

/** A number beside the board that can be set right. */
export interface CorrectCount {
  readonly name: 'rescued' | 'rescuedFalse' | 'lost' | 'lostFalse' | 'damage' | 'hotSpotPool';
  readonly value: number;
  readonly change: (to: number) => Correction;
}

export function countsOf({ supplies }: GameView, table: TableState): readonly CorrectCount[] {
  const onWalls = Object.values(table.damage ?? {}).reduce((sum, markers) => sum + markers, 0);
  const counts: CorrectCount[] = [
    {
      name: 'rescued',
      value: table.rescued?.victims ?? 0,
      change: victims => ({ set: 'rescued', victims }),
    },
    {
      name: 'rescuedFalse',
      value: table.rescued?.falseAlarms ?? 0,
      change: falseAlarms => ({ set: 'rescued', falseAlarms }),
    },
    { name: 'lost', value: table.lost?.victims ?? 0, change: victims => ({ set: 'lost', victims }) },
    {
      name: 'lostFalse',
      value: table.lost?.falseAlarms ?? 0,
      change: falseAlarms => ({ set: 'lost', falseAlarms }),
    },
    { name: 'damage', value: table.damageCount ?? onWalls, change: to => ({ set: 'damageCount', to }) },
  ];
  if (supplies.hotSpots) {
    const { left } = supplies.hotSpots;
    counts.push({ name: 'hotSpotPool', value: table.hotSpotPool ?? left, change: to => ({ set: 'hotSpotPool', to }) });
  }
  return counts;
}
