import type { SVGTemplateResult } from 'lit';
import { html, svg } from 'lit';

/** A token at a place of a larger drawing; `size` is how wide its box of 100 becomes. */
export function at(x: number, y: number, size: number, token: SVGTemplateResult): SVGTemplateResult {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size / 100})`}>${token}</g>`;
}

/** A token as a picture of its own among text; it says nothing to a screen reader, the words beside it do. */
export function picture(token: SVGTemplateResult, viewBox = '-52 -52 104 104') {
  return html`<svg viewBox=${viewBox} aria-hidden="true" focusable="false">${token}</svg>`;
}
