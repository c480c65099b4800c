import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A spoken-only hint stands in the page for seven seconds, longer than what it was about. */
const hintMs = 9_000;

type Violation = { id: string; nodes: { target: unknown }[] };

/** What a page breaks of the rules of accessibility. */
export async function axeComplaints(page: Page): Promise<string[]> {
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0, {
    timeout: hintMs,
  });
  // There are no frames to look into: the plain mode saves a second window for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await axe.analyze()).violations.map(textOf);
}

/** What else it breaks in another theme, which changes colours alone; after `axeComplaints`. */
export async function contrastComplaints(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async () => {
    const options = { resultTypes: ['violations'], runOnly: ['color-contrast'] };
    type Axe = { run: (...with_: unknown[]) => Promise<{ violations: Violation[] }> };
    return (await (Reflect.get(window, 'axe') as Axe).run(document, options)).violations;
  });
  return violations.map(textOf);
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

function textOf({ id, nodes }: Violation): string {
  return `${id} at ${nodes.map((node) => String(node.target)).join(' | ')}`;
}
