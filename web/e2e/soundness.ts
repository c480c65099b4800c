import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** A spoken-only hint stands in the page for seven seconds, longer than what it was about. */
const hintMs = 9_000;

/** What a page breaks of the rules of accessibility. */
export async function axeComplaints(page: Page): Promise<string[]> {
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0, {
    timeout: hintMs,
  });
  return lookWithAxe(page, null);
}

/** What else it breaks in another theme, which changes colours alone. */
export async function contrastComplaints(page: Page): Promise<string[]> {
  return lookWithAxe(page, ['color-contrast']);
}

/** By these rules, or by all; there are no frames to look into. */
async function lookWithAxe(page: Page, rules: string[] | null): Promise<string[]> {
  // Long to read, so only once for each time the page is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const options = { resultTypes: ['violations'], ...(runOnly === null ? {} : { runOnly }) };
    type Violation = { id: string; nodes: { target: unknown }[] };
    type Axe = { run: (...with_: unknown[]) => Promise<{ violations: Violation[] }> };
    const { violations } = await (Reflect.get(window, 'axe') as Axe).run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map((node) => String(node.target)).join(' | ')}`,
    );
  }, rules);
}

/** How many pixels a page is wider than its screen. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Nothing broken, and nothing beside the screen. */
export async function expectSound(page: Page): Promise<void> {
  expect(await axeComplaints(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}
