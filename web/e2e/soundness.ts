import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What a page breaks of the rules of accessibility. */
export async function axeComplaints(page: Page): Promise<string[]> {
  // A spoken-only hint stands in the page for seven seconds, longer than what it was about.
  const hints = page.locator('[data-live-announcer] [role=img]');
  for (;;) {
    await expect(hints).toHaveCount(0);
    const complaints = await lookWithAxe(page, { rules: null, part: 'html' });
    // One that came meanwhile may be what is complained of: the page is looked at again without it.
    if (complaints.length === 0 || (await hints.count()) === 0) return complaints;
  }
}

/**
 * What else it breaks in another theme, which changes colours alone.
 *
 * @param part where to look: `main` where what surrounds a page was looked at before
 */
export async function contrastComplaints(page: Page, part: Part): Promise<string[]> {
  return lookWithAxe(page, { rules: ['color-contrast'], part });
}

type Part = 'html' | 'main';

/** By these rules, or by all; there are no frames to look into. */
async function lookWithAxe(
  page: Page,
  look: { rules: string[] | null; part: Part },
): Promise<string[]> {
  // Long to read, so only once for each time the page is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ rules: runOnly, part }) => {
    const options = { resultTypes: ['violations'], ...(runOnly === null ? {} : { runOnly }) };
    type Violation = { id: string; nodes: { target: unknown }[] };
    type Axe = { run: (...with_: unknown[]) => Promise<{ violations: Violation[] }> };
    const place = document.querySelector(part) ?? document;
    const { violations } = await (Reflect.get(window, 'axe') as Axe).run(place, options);
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map((node) => String(node.target)).join(' | ')}`,
    );
  }, look);
}

/** How many pixels a page is wider than its screen. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Pages of stories that are played on one size: what they show is looked at on this one too. */
export const otherSizes = new WeakMap<Page, { width: number; height: number }>();

/** Nothing broken, and nothing beside the screen. */
export async function expectSound(page: Page): Promise<void> {
  await lookAtOnce(page);
  const [own, other] = [page.viewportSize(), otherSizes.get(page)];
  if (own === null || other === undefined) return;
  await page.setViewportSize(other);
  await lookAtOnce(page);
  await page.setViewportSize(own);
}

async function lookAtOnce(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // A list that makes way for the next is faint, by intent, and comes back over a moment.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await fadesEnded(page);
  expect(await axeComplaints(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

/** Longer than every fade and slide; what counts down or turns is not waited for. */
const fadeMs = 1_000;

/** What fades or slides is measured where it ends. */
async function fadesEnded(page: Page): Promise<void> {
  await page.evaluate(async (atMost) => {
    const fades = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= atMost);
    await Promise.allSettled(fades.map((fade) => fade.finished));
  }, fadeMs);
}
