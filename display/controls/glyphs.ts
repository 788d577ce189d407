import { html, svg } from 'lit';

const line = (d: string) =>
  svg`<path d=${d} fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Small line drawings for buttons, in a box of 24; the words beside them say the same. */
const GLYPHS = {
  back: line('M14.5 5L8 12l6.5 7'),
  forward: line('M9.5 5l6.5 7-6.5 7'),
  check: line('M5 12.5l4.5 4.5L19 7.5'),
  plus: line('M12 5v14M5 12h14'),
  minus: line('M5 12h14'),
  close: line('M6 6l12 12M18 6L6 18'),
  undo: line('M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3'),
  menu: line('M4 7h16M4 12h16M4 17h16'),
  lock: svg`${line('M7 11V8a5 5 0 0 1 10 0v3')}<rect x="5" y="11" width="14" height="9.5" rx="2.5" fill="currentColor"/>`,
  sound: svg`<path d="M4 9.5v5h3.5L12 19V5L7.5 9.500z" fill="currentColor"/>${line('M15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11')}`,
  mute: svg`<path d="M4 9.5v5h3.5L12 19V5L7.5 9.500z" fill="currentColor"/>${line('M15.5 9.500l5 5M20.5 9.500l-5 5')}`,
  turn: line('M19 8a8 8 0 1 0 1 6M20 3.500V8.500h-5'),
  mirror: line('M12 3.500v17M8.5 7L4 17h4.500zM15.5 7L20 17h-4.500z'),
  play: svg`<path d="M8 5l11 7-11 7z" fill="currentColor"/>`,
  pause: line('M8.5 6v12M15.5 6v12'),
  first: line('M17.5 5L11 12l6.5 7M6.5 5v14'),
  last: line('M6.5 5L13 12l-6.5 7M17.5 5v14'),
  save: line('M12 4v11M7.5 10.500L12 15l4.5-4.500M5 19.500h14'),
  bring: line('M12 15V4M7.5 8.500L12 4l4.5 4.500M5 19.500h14'),
  bin: line('M5 7h14M9.5 7V4.500h5V7M7 7l1 13h8l1-13'),
  crew: svg`${line('M4 19.500a5.5 5.5 0 0 1 11 0M16 14a5 5 0 0 1 4.5 5')}<circle cx="9.5" cy="9" r="3.5" fill="currentColor"/><circle cx="16.5" cy="9.5" r="2.6" fill="currentColor"/>`,
  pencil: line('M5 19l1-4.500L16 4.500l3.5 3.500L9.5 18z'),
  house: line('M4.5 11L12 4.500l7.5 6.500M6.5 10v9.500h11V10'),
  moon: line('M19 14.500A8 8 0 1 1 10 4.500a6.5 6.5 0 0 0 9 10z'),
  book: line('M12 6.500C10 5 7 4.5 4 5v13.500c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500V20'),
  archive: line('M4 5h16v4H4zM5.5 9v10.500h13V9M10 13h4'),
  keys: line('M3.5 7h17v10h-17zM7 10.500h.1M10.5 10.500h.1M14 10.500h.1M17 10.500h.1M8 14h8'),
  end: line('M6 21V4M6 5h12l-3 4 3 4H6'),
  warn: svg`<path d="M12 3.500L22 20.500H2z" fill="currentColor"/><path d="M12 10v5M12 17.700v.1" stroke="var(--on-glyph, #16130a)" stroke-width="2.2" stroke-linecap="round"/>`,
  screen: line('M3.5 5h17v11h-17zM9 20h6M12 16v4'),
} as const;
export type GlyphName = keyof typeof GLYPHS;

export const glyph = (name: GlyphName) =>
  html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${GLYPHS[name]}</svg>`;
