/** Firefighters, and the screen where people join and leave. */
export const crew = {
  colours: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', white: 'White', violet: 'Violet' } as Readonly<
    Record<string, string>
  >,
  shapes: {
    red: 'shield',
    blue: 'square',
    green: 'hexagon',
    yellow: 'diamond',
    white: 'house',
    violet: 'clover',
  } as Readonly<Record<string, string>>,
};
