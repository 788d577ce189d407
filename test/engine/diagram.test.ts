import { describe, expect, it } from 'vitest';
import { FRONT } from '../../server/engine/boards/front.js';
import { HIGH_RISE_SAMPLE } from '../../server/engine/boards/highRiseSample.js';
import { areaOf, drawnLines, formatDiagram, parseDiagram } from './diagram.js';

const KITCHEN = `
     2    3    4    5    6
2    .    .  | .    .  O .
          -    1    2    -
3    .  X F*   S?   VT   r
4    .  | HHH  .    .    bgy
`;

describe('positions drawn in text', () => {
  it('reads tokens, doors and damage out of a picture', () => {
    expect(parseDiagram(FRONT, KITCHEN)).toEqual({
      fire: ['3,3'],
      smoke: ['3,4'],
      hazmat: ['4,3', '4,3', '4,3'],
      hotSpots: ['3,3'],
      doors: { '2,5|2,6': 'open', '3,2|3,3': 'destroyed' },
      damage: { '2,4|3,4': 1, '2,5|3,5': 2 },
      poi: { '3,4': '?', '3,5': ['victim', 'treated'] },
      firefighters: { red: { at: '3,6' }, blue: { at: '4,6' }, green: { at: '4,6' }, yellow: { at: '4,6' } },
    });
  });

  it('draws what it has read', () => {
    const state = parseDiagram(FRONT, KITCHEN);
    expect(formatDiagram(FRONT, state, areaOf(KITCHEN))).toBe(drawnLines(KITCHEN).join('\n'));
  });

  it('draws the whole table of every kind of board, and reads it again', () => {
    const area = { rows: [0, 1, 2, 3, 4, 5, 6, 7], cols: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] };
    const light = { damage: { '0,1|1,1': 1 } };
    for (const board of [FRONT, HIGH_RISE_SAMPLE]) {
      const state = board === FRONT ? {} : light;
      const picture = formatDiagram(board, state, area);
      expect(formatDiagram(board, parseDiagram(board, picture), area)).toBe(picture);
    }
  });

  it('refuses a picture with a wall the board does not have, or without one it has', () => {
    expect(() => parseDiagram(FRONT, '     1    2\n1    .  | .')).toThrow('1,1|1,2');
    expect(() => parseDiagram(FRONT, '     3    4\n2    .    .')).toThrow('2,3|2,4');
    expect(() => parseDiagram(FRONT, '     1    2\n1    .    Q')).toThrow('"Q"');
  });
});
