import type { Page } from '@playwright/test';

/** Has the browser draw what lies below the first screen, which it leaves until it comes near. */
export async function drawWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility !== 'auto') continue;
      part.style.contentVisibility = 'visible';
    }
  });
}
