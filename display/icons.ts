import type { SVGTemplateResult } from 'lit';
import { html, svg } from 'lit';

/** Line drawings for buttons, 24 by 24. */
const LINES = {
  undo: 'M9 5L4 10L9 15M4 10H14.5A5.5 5.5 0 0 1 14.5 21H11',
  redo: 'M15 5L20 10L15 15M20 10H9.500A5.5 5.5 0 0 0 9.5 21H13',
  menu: 'M4 7H20M4 12H20M4 17H20',
  close: 'M6 6L18 18M18 6L6 18',
  tick: 'M5 13L10 18L20 6',
  sound: 'M4 9.500V14.500H7.500L12 18.500V5.500L7.5 9.500zM15.5 9A4.5 4.5 0 0 1 15.5 15M18 6.500A8 8 0 0 1 18 17.5',
  muted: 'M4 9.500V14.500H7.500L12 18.500V5.500L7.5 9.500zM16 10L21 15M21 10L16 15',
  tower: 'M7 21V8L12 3.500L17 8V21M4 21H20M10 11H14M10 15H14',
  towerGone: 'M7 21V8L12 3.500L17 8V21M4 21H20M4 4L20 20',
  plan: 'M3.5 4.500H20.500V19.500H3.500zM3.5 10H10V19.500M10 12.500V4.500M14 4.500V10H20.500M14 19.500V15H20.5',
  list: 'M9 6H20M9 12H20M9 18H20M4.5 6H5M4.5 12H5M4.5 18H5',
  lock: 'M6 11H18V20H6zM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11',
  history: 'M12 7.500V12L15 14M4.5 12A7.5 7.5 0 1 0 7 6.400M7 3V6.500H3.5',
  left: 'M15 5L8 12L15 19',
  right: 'M9 5L16 12L9 19',
  sleep: 'M19 14.500A8 8 0 1 1 9.5 5A6.5 6.5 0 0 0 19 14.500z',
  question: 'M9 9.500A3 3 0 1 1 13 12.300C12.2 12.7 12 13.3 12 14.500M12 17.500V17.6',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  turn: 'M19 8A8 8 0 1 0 20 14M20 3.5V8.5H15',
  mirror: 'M12 3.5V20.5M8.5 7L4 17H8.5zM15.5 7L20 17H15.5z',
  play: 'M8 5L19 12L8 19z',
  pause: 'M8.5 6V18M15.5 6V18',
  first: 'M17.5 5L11 12L17.5 19M6.5 5V19',
  last: 'M6.5 5L13 12L6.5 19M17.5 5V19',
  save: 'M12 4V15M7.5 10.5L12 15L16.5 10.5M5 19.5H19',
  bring: 'M12 15V4M7.5 8.5L12 4L16.5 8.5M5 19.5H19',
  erase: 'M9 6H20.5V18H9L3.5 12zM12 9.500L17 14.500M17 9.500L12 14.5',
  bin: 'M5 7H19M9.5 7V4.5H14.5V7M7 7L8 20H16L17 7',
  crew: 'M4 19.5A5.5 5.5 0 0 1 15 19.5M16 14A5 5 0 0 1 20.5 19M9.5 5.5A3.4 3.4 0 1 1 9.4 5.5zM16.5 6.5A2.7 2.7 0 0 1 16.5 11.5',
  pencil: 'M5 19L6 14.5L16 4.5L19.5 8L9.5 18z',
  house: 'M4.5 11L12 4.5L19.5 11M6.5 10V19.5H17.5V10',
  book: 'M12 6.5C10 5 7 4.5 4 5V18.5C7 18 10 18.5 12 20C14 18.5 17 18 20 18.5V5C17 4.5 14 5 12 6.5zM12 6.5V20',
  archive: 'M4 5H20V9H4zM5.5 9V19.5H18.5V9M10 13H14',
  keys: 'M3.5 7H20.5V17H3.5zM7 10.5H7.1M10.5 10.5H10.6M14 10.5H14.1M17 10.5H17.1M8 14H16',
  flag: 'M6 21V4M6 5H18L15 9L18 13H6',
  warning: 'M12 4L21.5 20H2.5zM12 10V14.5M12 17.2V17.3',
  screen: 'M3.5 5H20.5V16H3.5zM9 20H15M12 16V20',
} as const;

export type IconName = keyof typeof LINES;

export function icon(name: IconName) {
  return html`<svg class="line" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${stroke(LINES[name])}</svg>`;
}

const stroke = (d: string): SVGTemplateResult =>
  svg`<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d=${d}/>`;
