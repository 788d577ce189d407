import { html, type SVGTemplateResult, svg } from 'lit';
import { damage } from '../../tokens/damage.js';
import { dieBlack } from '../../tokens/dieBlack.js';
import { dieRed } from '../../tokens/dieRed.js';
import { door } from '../../tokens/door.js';
import { at } from '../../tokens/draw.js';
import { fire } from '../../tokens/fire.js';
import { firefighter } from '../../tokens/firefighter.js';
import { lost } from '../../tokens/lost.js';
import { poi } from '../../tokens/poi.js';
import { smoke } from '../../tokens/smoke.js';
import { tower } from '../../tokens/tower.js';
import { victim } from '../../tokens/victim.js';

const SPACE = 120;
const rosa = firefighter({ colour: 'red', initial: 'R' });
const ben = firefighter({ colour: 'blue', initial: 'B' });

/** A piece of floor: `cols` by `rows` spaces with a wall around. */
const floor = (x: number, y: number, cols: number, rows: number) => svg`
  <rect x=${x} y=${y} width=${cols * SPACE} height=${rows * SPACE} fill="var(--floor-0)"/>
  <g stroke="var(--grid)" stroke-width="2">
    ${Array.from({ length: cols - 1 }, (_, i) => svg`<path d=${`M${x + (i + 1) * SPACE} ${y}v${rows * SPACE}`}/>`)}
    ${Array.from({ length: rows - 1 }, (_, i) => svg`<path d=${`M${x} ${y + (i + 1) * SPACE}h${cols * SPACE}`}/>`)}
  </g>
  <rect x=${x} y=${y} width=${cols * SPACE} height=${rows * SPACE} fill="none" stroke="var(--wall)" stroke-width="12"/>`;

const badge = (x: number, y: number, text: string | number) => svg`
  <circle cx=${x} cy=${y} r="25" fill="var(--signal)" stroke="var(--bg)" stroke-width="4"/>
  <text x=${x} y=${y + 11} text-anchor="middle" font-size="32" font-weight="800" fill="var(--on-signal)">${text}</text>`;

const dotted = (d: string) =>
  svg`<path d=${d} fill="none" stroke="var(--signal)" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 16"/>`;

/** A finger that taps: rings around the place. */
const tap = (x: number, y: number) => svg`
  <g fill="none" stroke="var(--signal)">
    <circle cx=${x} cy=${y} r="62" stroke-width="5"/><circle cx=${x} cy=${y} r="78" stroke-width="3" opacity=".6"/>
    <circle cx=${x} cy=${y} r="94" stroke-width="2" opacity=".35"/>
  </g>`;

const arrow = (x: number, y: number) =>
  svg`<path d=${`M${x} ${y}h56m-20-20l20 20-20 20`} fill="none" stroke="var(--signal)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;

const house = svg`
  ${floor(60, 60, 4, 2)}
  <path d="M300 60v50M300 186v114" stroke="var(--wall)" stroke-width="10"/>
  <g transform="translate(300 148) rotate(90)">${door('open')}</g>
  ${at(120, 120, 78, fire())}${at(240, 120, 78, fire())}${at(240, 240, 78, smoke())}${at(480, 120, 78, poi())}
  ${at(360, 240, 92, rosa)}${at(120, 240, 78, smoke())}
  <g transform="translate(570 210)" fill="none" stroke="var(--ink-3)" stroke-width="6" stroke-linejoin="round">
    <rect x="0" y="-90" width="210" height="140" rx="12" fill="var(--panel)"/><path d="M105 50v36M55 88h100"/>
    <path d="M24-58h90M24-28h150M24 2h120" stroke="var(--ink-2)" stroke-linecap="round"/>
  </g>`;

const cost = (x: number, y: number, ap: number) => svg`
  <circle cx=${x} cy=${y} r="21" fill="var(--bg)" stroke="var(--ink-2)" stroke-width="4"/>
  <text x=${x} y=${y + 9} text-anchor="middle" font-size="26" font-weight="700" fill="var(--ink)">${ap}</text>`;

const turn = svg`
  ${floor(60, 60, 4, 2)}
  ${dotted('M190 240H350')}
  ${at(120, 240, 92, ben)}${cost(240, 240, 1)}${cost(360, 240, 2)}
  ${at(360, 120, 80, fire())}${tap(360, 120)}${at(120, 120, 78, smoke())}
  ${arrow(590, 180)}
  ${at(740, 180, 110, smoke())}`;

const roll = svg`
  <g transform="translate(170 230)">${tower()}</g>
  ${at(130, 26, 70, dieRed(3))}${at(222, 40, 76, dieBlack(5))}
  ${floor(450, 110, 3, 2)}
  <rect x="570" y="230" width="120" height="120" fill="var(--glow)" opacity=".35"/>
  ${at(400, 290, 52, dieRed(3))}${at(630, 64, 56, dieBlack(5))}
  <path d="M440 290h112M630 100v112" stroke="var(--signal)" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round"/>
  ${at(630, 290, 84, fire())}`;

const list = (y: number, number: number, token: SVGTemplateResult, width: number) => svg`
  ${badge(90, y, number)}${at(170, y, 62, token)}
  <path d=${`M225 ${y - 10}h${width}`} stroke="var(--ink)" stroke-width="14" stroke-linecap="round"/>
  <path d=${`M225 ${y + 16}h${width * 0.6}`} stroke="var(--ink-3)" stroke-width="8" stroke-linecap="round"/>
  <path d="M60 ${y + 46}h330" stroke="var(--line)" stroke-width="2"/>`;

const instructions = svg`
  ${list(90, 1, damage(), 120)}${list(190, 2, fire(), 140)}${list(290, 3, smoke(), 100)}
  ${floor(460, 90, 3, 2)}
  ${at(520, 270, 80, smoke())}${at(640, 150, 80, fire())}${at(760, 150, 80, fire())}${at(700, 210, 52, damage())}
  ${badge(738, 228, 1)}${badge(602, 116, 2)}${badge(482, 236, 3)}`;

const people = svg`
  ${Array.from({ length: 7 }, (_, i) => at(80 + i * 108, 110, 92, victim()))}
  <path d="M40 190h760" stroke="var(--line)" stroke-width="3"/>
  ${Array.from({ length: 4 }, (_, i) => at(80 + i * 96, 280, 78, lost()))}
  ${Array.from({ length: 5 }, (_, i) => at(520 + i * 62, 280, 58, damage()))}`;

const mend = svg`
  <rect x="60" y="120" width="300" height="130" rx="28" fill="var(--raised)" stroke="var(--edge)" stroke-width="4"/>
  <path d="M140 150l-36 36 36 36M104 186h78a38 38 0 0 1 0 60" transform="translate(10 -6)" fill="none" stroke="var(--ink)" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M240 170h84M240 202h54" stroke="var(--ink-2)" stroke-width="12" stroke-linecap="round"/>
  ${floor(460, 70, 2, 2)}
  ${at(520, 130, 80, smoke())}${at(640, 250, 80, fire())}${tap(520, 130)}
  ${arrow(724, 130)}
  ${at(836, 130, 80, fire())}`;

const PICTURES = [house, turn, roll, instructions, people, mend];

/** The picture of a page of the story, from 0. */
export const storyPicture = (page: number) =>
  html`<svg class="picture" viewBox="20 -10 840 380" aria-hidden="true" focusable="false">${PICTURES[page]}</svg>`;
