import type { Page } from '@playwright/test';

const stopsMax = 100;

type Stop = { isPrice: boolean; isStake: boolean; leads: 'prices' | 'stake' | null };

/** Presses of Tab from the page's start to the first price, and from there to the stake. */
export async function tabsToStake(page: Page): Promise<{ toPrice: number; toStake: number }> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const toPrice = await walk(page, ({ isPrice }) => isPrice);
  await page.keyboard.press('Enter');
  await page.locator('[data-slip] input').first().waitFor();
  const toStake = await walk(page, ({ isStake }) => isStake);
  return { toPrice, toStake };
}

/** Goes on from stop to stop, and takes every short cut it comes by. @returns the stops */
async function walk(page: Page, isThere: (stop: Stop) => boolean): Promise<number> {
  for (let stops = 1; stops <= stopsMax; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopNow);
    if (isThere(stop)) return stops;
    if (stop.leads === null) continue;
    await page.keyboard.press('Enter');
    if (isThere(await page.evaluate(stopNow))) return stops;
  }
  return Number.POSITIVE_INFINITY;
}

/** Runs inside the page: what the keyboard stands on. */
function stopNow(): Stop {
  const at = document.activeElement;
  const isPrices = at?.getAttribute('href') === '#prices';
  const isToStake = at?.textContent?.includes('베팅금 입력으로') === true;
  return {
    isPrice: at?.matches('fieldset button[aria-pressed][aria-disabled]') === true,
    isStake: at?.matches('[data-slip] input') === true,
    leads: isPrices ? 'prices' : isToStake ? 'stake' : null,
  };
}
