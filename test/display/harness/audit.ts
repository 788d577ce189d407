import type { Page } from 'playwright-core';

/** What a screen must not do, at any size: spill over its edge, whisper, or offer a target no finger can hit. */
export interface Audit {
  readonly spills: readonly string[];
  readonly tinyText: readonly string[];
  readonly tinyTargets: readonly string[];
  /** What shows only after scrolling, and what cannot be reached beyond the edge. */
  readonly scrolls: readonly string[];
  /** Buttons another button lies over. */
  readonly buried: readonly string[];
  /** Buttons that are too narrow for what stands in them. */
  readonly bursts: readonly string[];
  /** Instructions that are not told in full: hands need every word. */
  readonly cuts: readonly string[];
}

const TEXT_PX = 16;
const TARGET_PX = 44;

/** `least` is asked for where a screen has room for more than the least. */
export async function audit(page: Page, least = TARGET_PX): Promise<Audit> {
  return page.evaluate(
    ({ textPx, targetPx }) => {
      const found = {
        spills: [] as string[],
        tinyText: [] as string[],
        tinyTargets: [] as string[],
        scrolls: [] as string[],
        buried: [] as string[],
        bursts: [] as string[],
        cuts: [] as string[],
      };
      /** How far what stands in an element reaches over its sides. */
      const excess = (element: Element): number => {
        const box = element.getBoundingClientRect();
        const range = document.createRange();
        const reaches = [...element.querySelectorAll('*'), element].flatMap(one => {
          // What is cut on purpose ends in an ellipsis.
          if (getComputedStyle(one).overflow !== 'visible' || one.closest('svg')) return [];
          const texts = [...one.childNodes].filter(
            node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          return texts.map(text => {
            range.selectNodeContents(text);
            const { left, right, width } = range.getBoundingClientRect();
            return width === 0 ? 0 : Math.max(box.left - left, right - box.right);
          });
        });
        return Math.max(0, ...reaches);
      };
      /** A whole line, or half a word of one, lies outside what is shown of it. */
      const isCut = (element: Element): boolean => {
        const box = element.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(element);
        const shown = [...range.getClientRects()].filter(({ left }) => left < box.right);
        return shown.some(({ bottom, right, height }) => bottom > box.bottom + height / 2 || right > box.right + 1);
      };
      const buttonAt = (x: number, y: number): Element | null => {
        let root: Document | ShadowRoot = document;
        for (;;) {
          const at: Element | null = root.elementFromPoint(x, y);
          if (!at?.shadowRoot || at.shadowRoot === root) return at?.closest('button') ?? null;
          root = at.shadowRoot;
        }
      };
      const visit = (root: Document | ShadowRoot, reach: 'live' | 'inert'): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) visit(element.shadowRoot, element.hasAttribute('inert') ? 'inert' : reach);
          const box = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') continue;
          // Decoration may run over the edge; it is cut there and says nothing.
          if (element.closest('[aria-hidden="true"]')) continue;
          // What finds no room beside its verb is put out of sight whole.
          if (element.matches('.place') && box.left >= element.parentElement!.getBoundingClientRect().right) continue;
          const name = `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
          if (!(element instanceof SVGElement) && (box.right > innerWidth + 1 || box.left < -1)) {
            found.spills.push(`${name} ${Math.round(box.left)}..${Math.round(box.right)}`);
          }
          if (/auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1) {
            found.scrolls.push(
              `${element.localName}.${element.className} ${element.scrollHeight}>${element.clientHeight}`,
            );
          }
          const ownText = [...element.childNodes].some(
            node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
          );
          // One or two signs in a drawing are a symbol, a die's numeral or a pawn's initials, and scale with it.
          const isSymbol = element instanceof SVGElement && (element.textContent ?? '').trim().length <= 2;
          if (ownText && !isSymbol) {
            const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
            const size = Number.parseFloat(style.fontSize) * Math.abs(scale || 1);
            if (size < textPx - 0.1) found.tinyText.push(`${name} ${size.toFixed(1)}px`);
          }
          const isTarget = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
          // A box that ticks off a row takes taps on the whole of it.
          const hit = element.matches('li > .tick') ? element.parentElement!.getBoundingClientRect() : box;
          if (isTarget && (hit.width < targetPx - 0.5 || hit.height < targetPx - 0.5)) {
            found.tinyTargets.push(`${name} ${Math.round(hit.width)}x${Math.round(hit.height)}`);
          }
          const isToldToHands = element.matches('.what') && element.closest('ol > li') !== null;
          if (isToldToHands && isCut(element)) found.cuts.push(name);
          if (isTarget && excess(element) > 0) found.bursts.push(`${name} by ${Math.round(excess(element))}`);
          if (isTarget && (box.bottom > innerHeight + 1 || box.top < -1))
            found.scrolls.push(`${name} ${Math.round(box.top)}..${Math.round(box.bottom)}`);
          else if (isTarget && !element.disabled && reach === 'live') {
            const above = buttonAt((box.left + box.right) / 2, box.bottom - 3);
            if (above !== null && above !== element) found.buried.push(`${name} under "${above.textContent?.trim()}"`);
          }
        }
      };
      visit(document, 'live');
      return found;
    },
    { textPx: TEXT_PX, targetPx: least },
  );
}
