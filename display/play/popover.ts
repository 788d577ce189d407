import type { Box } from '../board/geometry.js';

/** Where a box of choices opens: beside what was tapped, inside the room, and not over it. */
export function besides(target: Box, size: { readonly width: number; readonly height: number }, room: Box): Box {
  const gap = 14;
  const middle = target.x + target.width / 2 - size.width / 2;
  const level = target.y + target.height / 2 - size.height / 2;
  const right = room.x + room.width;
  const bottom = room.y + room.height;
  const candidates = [
    { x: middle, y: target.y - gap - size.height },
    { x: middle, y: target.y + target.height + gap },
    { x: target.x + target.width + gap, y: level },
    { x: target.x - gap - size.width, y: level },
  ];
  const fits = ({ x, y }: { x: number; y: number }) =>
    y >= room.y && y + size.height <= bottom && x + size.width > room.x && x < right;
  const spot = candidates.find(fits) ?? { x: middle, y: level };
  return {
    x: clamp(spot.x, room.x, right - size.width),
    y: clamp(spot.y, room.y, bottom - size.height),
    width: size.width,
    height: size.height,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
