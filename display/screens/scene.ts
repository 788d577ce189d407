import { html, svg } from 'lit';

/**
 * The town from the watch room's window. One house in it is ours: quiet, burning, saved at dawn, or fallen.
 * The same picture opens and closes the game, so that the end is seen against the beginning.
 */
export type Scene = 'quiet' | 'burning' | 'dawn' | 'lost' | 'collapse';

const STARS = [
  [60, 70, 2],
  [140, 150, 1.4],
  [230, 48, 1.8],
  [318, 122, 1.3],
  [402, 60, 2.2],
  [486, 178, 1.4],
  [560, 84, 1.7],
  [655, 40, 1.3],
  [716, 140, 2],
  [806, 72, 1.5],
  [884, 168, 1.3],
  [946, 44, 2.1],
  [988, 186, 1.5],
  [1130, 60, 1.8],
  [1168, 190, 1.3],
  [96, 236, 1.3],
  [276, 220, 1.6],
  [604, 236, 1.3],
] as const;

const FAR =
  'M0 600V430h60v-34h52v34h70v-62l34-30 34 30v62h66v-20h74v20h58v-70h26v-26h20v26h26v70h90v-44l40-34 40 34v44h84v-28h70v28h96v-58h62v58h70v-36h60v36h68v170z';
const NEAR =
  'M0 600V500h92v-50l58-46 58 46v50h88v-36h112v36h60v-66h84v66h104v-30h98v30h0v34h250v-40h86v-44l46-38 46 38v44h78v140z';

/** Our house: 250 wide, foot at y 560. */
const WALLS = 'M700 560V392L825 286l125 106v168z';
const ROOF = 'M676 408L825 280l149 128';
const RUBBLE = 'M676 560l34-46 30 14 26-58 40 34 28-40 36 52 30-24 26 38 24-10 30 40z';

const windowAt = (x: number, y: number, isLit: boolean) =>
  svg`<g transform=${`translate(${x} ${y})`}>
    <rect width="40" height="48" rx="3" fill=${isLit ? 'var(--scene-lit)' : 'var(--scene-pane)'}/>
    <path d="M20 0v48M0 22h40" stroke="var(--scene-house)" stroke-width="4"/>
  </g>`;

const flame = (x: number, y: number, size: number) =>
  svg`<g class="flame" transform=${`translate(${x} ${y}) scale(${size})`}>
    <path fill="var(--fire)" d="M2-46c4 18 28 26 28 52a29 29 0 0 1-58 1c0-15 10-21 12-33 7 5 11 11 11 17 6-9 10-22 7-37z"/>
    <path fill="var(--fire-flame)" d="M1-8c4 8 13 12 13 23a14 14 0 0 1-28 0c0-11 12-14 15-23z"/>
  </g>`;

/** One cloud, not five discs: drawn solid and faded as a whole. */
const smoke = svg`<g class="smoke" fill="var(--scene-smoke)" opacity=".55">
  <circle cx="850" cy="262" r="15"/><circle cx="866" cy="240" r="20"/><circle cx="854" cy="212" r="24"/>
  <circle cx="882" cy="184" r="29"/><circle cx="866" cy="146" r="34"/><circle cx="902" cy="112" r="38"/>
  <circle cx="884" cy="64" r="44"/><circle cx="930" cy="30" r="46"/>
</g>`;

const house = (scene: Scene) => {
  if (scene === 'collapse')
    return svg`<path d=${RUBBLE} fill="var(--scene-house)"/>${flame(770, 506, 0.7)}${flame(872, 520, 0.5)}`;
  const isBurning = scene === 'burning' || scene === 'lost';
  return svg`
    ${isBurning ? svg`<circle cx="825" cy="430" r="260" fill="url(#scene-glow)"/>` : ''}
    <path d="M884 330v-62h30v88z" fill="var(--scene-house)"/>
    <path d=${WALLS} fill="var(--scene-house)"/>
    <path d=${ROOF} fill="none" stroke="var(--scene-roof)" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>
    ${windowAt(736, 414, scene === 'quiet' || isBurning)}${windowAt(806, 350, isBurning)}${windowAt(874, 414, scene === 'lost')}
    ${windowAt(736, 490, scene === 'lost')}${windowAt(874, 490, false)}
    <path d="M803 560v-66h44v66z" fill=${scene === 'dawn' ? 'var(--scene-lit)' : 'var(--scene-pane)'}/>
    ${isBurning ? svg`${smoke}${flame(826, 372, 0.82)}${flame(756, 438, 0.62)}` : ''}
    ${scene === 'lost' ? svg`${flame(894, 440, 0.7)}${flame(758, 512, 0.6)}${flame(836, 300, 0.9)}` : ''}`;
};

/** `tall` fills a screen, `band` the upper third of one: the same town, seen wider. */
export const scenePicture = (scene: Scene, shape: 'tall' | 'band' = 'tall') => html`<svg
  class="scene ${scene}"
  viewBox=${shape === 'tall' ? '0 0 1200 600' : '-400 90 2100 510'}
  preserveAspectRatio="xMaxYMax slice"
  aria-hidden="true"
  focusable="false"
>
  <defs>
    <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color=${`var(--sky-${skyOf(scene)}-0)`} />
      <stop offset=".55" stop-color=${`var(--sky-${skyOf(scene)}-1)`} />
      <stop offset=".95" stop-color=${`var(--sky-${skyOf(scene)}-2)`} />
    </linearGradient>
    <radialGradient id="scene-glow">
      <stop offset="0" stop-color="var(--glow)" stop-opacity=".55" />
      <stop offset="1" stop-color="var(--glow)" stop-opacity="0" />
    </radialGradient>
  </defs>
  <rect x="-1200" width="3600" height="600" fill="url(#scene-sky)" />
  ${scene === 'dawn' ? dawn : sky} ${town(FAR, 'var(--scene-far)')} ${town(NEAR, 'var(--scene-near)')}
  ${house(scene)}
  <path d="M-1200 556h3600v44h-3600z" fill="var(--scene-ground)" />
</svg>`;

const dawn = svg`
  <circle cx="1060" cy="440" r="200" fill="var(--scene-sun)" opacity=".16"/>
  <circle cx="1060" cy="440" r="130" fill="var(--scene-sun)" opacity=".25"/>
  <circle cx="1060" cy="440" r="74" fill="var(--scene-sun)"/>`;

/** Stars and moon by night, the sun by day; the theme says which of the two is seen. */
const sky = svg`
  <g fill="var(--scene-star)" opacity="var(--scene-night)">
    ${[-1200, 0, 1200].map(dx => STARS.map(([x, y, r]) => svg`<circle cx=${x + dx} cy=${y} r=${r}/>`))}
    <path d="M1040 92a46 46 0 1 0 44 62a37 37 0 0 1-44-62z" opacity=".85"/>
  </g>
  <g fill="var(--scene-sun)" opacity="var(--scene-day)">
    <circle cx="1046" cy="138" r="74" opacity=".22"/><circle cx="1046" cy="138" r="46"/>
  </g>`;

/** The skyline, three times side by side, so that a wide screen does not see its end. */
const town = (skyline: string, fill: string) =>
  [-1200, 0, 1200].map(dx => svg`<path d=${skyline} fill=${fill} transform=${`translate(${dx})`}/>`);

function skyOf(scene: Scene): 'night' | 'dawn' | 'ember' {
  if (scene === 'dawn') return 'dawn';
  return scene === 'lost' || scene === 'collapse' ? 'ember' : 'night';
}
