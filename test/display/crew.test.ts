import { describe, expect, it } from 'vitest';
import { pawnsOf } from '../../display/crew.js';

const initials = (...names: string[]) => {
  const crew = names.map((name, i) => ({ id: `id${i}`, name }));
  return crew.map(({ id }) => pawnsOf(crew)(id).initial);
};

describe('the letter on a pawn', () => {
  it('is the initial of the name', () => {
    expect(initials('Rosa', 'Ben')).toEqual(['R', 'B']);
  });

  it('gets a second one where two begin alike, and never the same', () => {
    expect(initials('Rosa', 'Rolf', 'Ben')).toEqual(['Rs', 'Rl', 'B']);
    expect(initials('anna', 'Otto', 'Ali')).toEqual(['An', 'O', 'Al']);
  });

  it('is taken from the colour of somebody without a name', () => {
    expect(pawnsOf([{ id: 'violet' }])('violet')).toEqual({ colour: 'violet', initial: 'V' });
  });
});
