import type { Page } from 'playwright-core';

/** Words that lie on other words or on a picture, and words that are cut off below without a sign that there is more. */
export async function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Piece {
      readonly what: string;
      readonly owner: Element;
      readonly box: DOMRect;
    }
    const pieces: Piece[] = [];
    const found: string[] = [];
    /** Up through the shadows. */
    const parentOf = (node: Node): Element | null => {
      const parent = node instanceof Element && node.assignedSlot ? node.assignedSlot : node.parentNode;
      return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    /** What is left of a box within everything that cuts it. */
    const clipped = (box: DOMRect, from: Element): { readonly box: DOMRect; readonly by: Element | null } => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      let by: Element | null = null;
      for (let one: Element | null = from; one instanceof Element; one = parentOf(one)) {
        const style = getComputedStyle(one);
        if (style.overflow === 'visible') continue;
        const edge = one.getBoundingClientRect();
        const isEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        // Lines of type are set closer than their boxes are high.
        const isBelow = bottom > edge.bottom + Math.max(3, 0.15 * box.height);
        if (isBelow && top < edge.bottom && !isEllipsis && !/auto|scroll/.test(style.overflowY)) by ??= one;
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), by };
    };
    const topAt = (x: number, y: number): Element | null => {
      let at = document.elementFromPoint(x, y);
      while (at?.shadowRoot) {
        const within = at.shadowRoot.elementFromPoint(x, y);
        if (!within || within === at) break;
        at = within;
      }
      return at;
    };
    const isWithin = (inner: Element | null, outer: Element): boolean => {
      for (let one = inner; one instanceof Element; one = parentOf(one)) if (one === outer) return true;
      return false;
    };
    /** Another screen may lie over all of it; then it is not there to be read. */
    const isCovered = ({ owner, box }: Piece): boolean =>
      [0.1, 0.5, 0.9].every(share => {
        const top = topAt(box.left + share * box.width, box.top + box.height / 2);
        return top !== null && !isWithin(top, owner) && !isWithin(owner, top);
      });
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (element.closest('.unseen') || !isShown(element) || element.closest('fp-board')) continue;
        // The plan is a drawing and has its own ways.
        if ((element.getRootNode() as ShadowRoot).host?.localName === 'fp-board') continue;
        if (element.localName === 'svg') {
          const { box } = clipped(element.getBoundingClientRect(), parentOf(element)!);
          // The town is painted behind the words.
          const isPicture = box.width > 8 && box.height > 8 && !element.matches('.scene');
          if (isPicture) pieces.push({ what: `picture in ${element.parentElement?.className}`, owner: element, box });
          continue;
        }
        if (element instanceof SVGElement) continue;
        for (const node of element.childNodes) {
          const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
          if (text === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const line of range.getClientRects()) {
            const { box, by } = clipped(line, element);
            if (box.width < 2 || box.height < 2) continue;
            if (by) found.push(`"${text.slice(0, 40)}" is cut by ${by.localName}.${by.className}`);
            pieces.push({ what: `"${text.slice(0, 40)}"`, owner: element, box });
          }
        }
      }
    };
    visit(document);
    const seen = pieces.filter(piece => !isCovered(piece));
    for (const [i, one] of seen.entries()) {
      for (const other of seen.slice(i + 1)) {
        if (one.owner === other.owner || (one.owner.localName === 'svg' && other.owner.localName === 'svg')) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of type are set closer than their boxes are high.
        const enough = 0.35 * Math.min(one.box.height, other.box.height);
        if (across > 3 && down > enough) {
          found.push(`${one.what} and ${other.what} by ${Math.round(across)}x${Math.round(down)}`);
        }
      }
    }
    return [...new Set(found)];
  });
}
