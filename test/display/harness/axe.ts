import axe from 'axe-core';
import type { Page } from 'playwright-core';

export const EVERYTHING_BUT_COLOURS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
};
export const COLOURS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/** Brings the checker into the page, once. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What the checker finds on the screen as it stands, one line each. */
export async function violations(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  return page.evaluate(async runOptions => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, runOptions);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  }, options);
}
