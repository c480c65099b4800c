import type { Page } from '@playwright/test';

const acceptedMs = 25_000;

/** Where the first price is, and how many matches are whole above the bar at the bottom. */
export async function firstScreen(page: Page): Promise<{ priceY: number; matches: number }> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-testid=phone-row]')];
    const price = document.querySelector('[data-testid=phone-row] button');
    const bars = [...document.querySelectorAll('nav')].map((nav) => nav.getBoundingClientRect());
    // Ways further down the page are no bar of the screen.
    const shown = bars.filter(({ height, y }) => height > 0 && y < innerHeight);
    const bottom = Math.max(...shown.map(({ y }) => y));
    const seen = rows.filter((row) => row.getBoundingClientRect().bottom <= bottom);
    return {
      priceY: Math.round(price?.getBoundingClientRect().y ?? Number.POSITIVE_INFINITY),
      matches: seen.length,
    };
  });
}

/** Touches from a page of matches to a bet that was accepted: price, amount, place, confirm. */
export async function tapsToBet(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (selector: ReturnType<Page['locator']>) => {
    taps += 1;
    await selector.tap();
  };
  await tap(page.locator('[data-testid=phone-row] button[aria-disabled=false]').first());
  await tap(page.getByRole('button', { name: '1만 걸기', exact: true }));
  const sheet = page.getByRole('dialog').first();
  await tap(sheet.getByRole('button', { name: '베팅하기' }));
  const question = page.getByRole('alertdialog');
  const accepted = page.getByText('베팅이 접수되었습니다.').first();
  await question.or(accepted).waitFor({ timeout: acceptedMs });
  if (await question.isVisible()) await tap(question.getByRole('button').last());
  await accepted.waitFor({ timeout: acceptedMs });
  return taps;
}
