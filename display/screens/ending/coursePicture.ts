import { html, type SVGTemplateResult, svg } from 'lit';
import type { TurnFigures } from '../../../server/web/wire.js';
import { at } from '../../tokens/draw.js';
import { lost } from '../../tokens/lost.js';
import { victim } from '../../tokens/victim.js';
import { chartOf, type Mark } from './course.js';

const WIDTH = 1200;
const HEIGHT = 170;
const TOP = 84;

/** A burst, for a turn with an explosion. */
export const star = svg`<path fill="var(--fire-flame)" stroke="var(--fire)" stroke-width="9" stroke-linejoin="round"
  d="M0-46L13-17L44-14L21 8L28 40L0 24L-28 40L-21 8L-44-14L-13-17z"/>`;

/** The fire rising and falling, and who came out on the way. */
export const coursePicture = (course: readonly TurnFigures[], label: string) => {
  const chart = chartOf(course, WIDTH, HEIGHT);
  return html`<svg class="course" viewBox=${`-30 ${-TOP} ${WIDTH + 60} ${HEIGHT + TOP + 42}`} role="img" aria-label=${label}>
    <defs>
      <linearGradient id="course-fire" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--fire)" stop-opacity=".75" />
        <stop offset="1" stop-color="var(--fire)" stop-opacity="0" />
      </linearGradient>
    </defs>
    <path d=${chart.area} fill="url(#course-fire)" />
    <path d=${chart.line} fill="none" stroke="var(--fire-rim)" stroke-width="6" stroke-linejoin="round" />
    <path d=${`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--edge)" stroke-width="2" />
    ${chart.explosions.map(({ x, y }) => at(x, y, 36, star))} ${people(chart.rescued, victim())} ${people(chart.lost, lost())}
    ${chart.ticks.map(
      ({ x, turn }) => svg`<text x=${x} y=${HEIGHT + 32} text-anchor="middle" fill="var(--ink-2)">${turn}</text>`,
    )}
  </svg>`;
};

const people = (marks: readonly Mark[], token: SVGTemplateResult) =>
  marks.map(
    ({ x }) => svg`<path d=${`M${x} -22V${HEIGHT}`} stroke="var(--edge)" stroke-width="2" stroke-dasharray="3 9"/>
      ${at(x, -46, 46, token)}`,
  );
