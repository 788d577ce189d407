import { describe, expect, it } from 'vitest';
import { commonFace, diceToward, printedPair } from '../../../display/board/pairs.js';
import { de } from '../../../display/words/de/index.js';
import { en } from '../../../display/words/en/index.js';
import { placeLabel, tellWasted, toldInLine } from '../../../display/words/index.js';
import { FRONT } from '../../../server/engine/boards/front.js';
import { longHouse } from '../../engine/otherBoards.js';

describe('the dice printed on a space (R44)', () => {
  const long = longHouse();
  const { pairs: _, ...bare } = long;

  it('are its row and column unless the board says otherwise', () => {
    expect(printedPair(FRONT, '3,4')).toEqual({ red: 3, black: 4 });
    expect(printedPair(long, '3,4')).toEqual({ red: 3, black: 4 });
    expect(printedPair(long, '3,16')).toEqual({ red: 6, black: 8 });
    expect(printedPair(bare, '3,16')).toBeNull();
    expect(printedPair(FRONT, '0,4')).toBeNull();
  });

  it('stand beside a row or column when all of its spaces share them', () => {
    const row = (n: number) => Array.from({ length: 16 }, (_, i) => `${n},${i + 1}`);
    expect(commonFace(long, ['1,9', '2,9', '3,9'], 'black')).toBe(1);
    expect(commonFace(long, row(1), 'red')).toBeNull();
    expect(commonFace(bare, row(1), 'red')).toBe(1);
    expect(commonFace(bare, ['1,9', '2,9', '3,9'], 'black')).toBeNull();
  });

  it('point at the ground outside from the space beside it', () => {
    expect(diceToward(FRONT, '0,7')).toEqual({ black: 7 });
    expect(diceToward(long, '2,0')).toEqual({ red: 2 });
    expect(diceToward(long, '2,17')).toEqual({ red: 5 });
    expect(diceToward(long, '0,0')).toEqual({});
    expect(diceToward(bare, '1,16')).toEqual({});
  });

  it('are what people read and hear, not the numbers of row and column', () => {
    const naming = { words: en, board: long, crew: [] };
    expect(placeLabel(naming, '3,16')).toContain('red 6, black 8');
    expect(placeLabel({ ...naming, board: bare }, '3,16')).toContain('row 3, column 16');
    const smoke = { do: 'place', token: 'smoke', at: '3,16', because: null } as const;
    expect(toldInLine(naming, [smoke])[0]).toContain('6·8');
    expect(tellWasted(naming, [{ type: 'rollWasted', target: '3,16', why: 'onFire' }])).toContain('6·8');
  });

  it('a roll that no space has is said to be one', () => {
    const wasted = [{ type: 'rollWasted', target: null, why: 'noSpace' }] as const;
    expect(tellWasted({ words: en, board: bare, crew: [] }, wasted)).toBe('No space has these dice. Roll again.');
    expect(tellWasted({ words: de, board: bare, crew: [] }, wasted)).toContain('keinem Feld');
  });
});
