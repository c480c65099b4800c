// `npm run measure:ux`: how near the first bet is on a phone and by keyboard, and how calm the page is
// while prices move. Ends with one line; it fails where a goal is missed.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startSite } from '../../infra/local/src/site/site.ts';
import { findChromium } from '../../infra/local/src/tools/chromium.ts';
import { desktop, enterSite, openBrowser, phone } from '../e2e/people.ts';
import { openBusyMatch } from './ux/busy-match.ts';
import { tabsToStake } from './ux/keyboard.ts';
import { whileMoving } from './ux/moving.ts';
import { firstScreen, tapsToBet } from './ux/phone.ts';
import { pressText } from './ux/presses.ts';

const member = { memId: 'player5' };
const slowestShown = 4;

const site = process.env.NORITER_SITE_URL
  ? null
  : await startSite({
      dataDir: mkdtempSync(join(tmpdir(), 'noriter-ux-')),
      temporary: true,
      quiet: true,
    });
process.env.NORITER_SITE_URL ??= site?.url ?? '';
process.env.NORITER_ODDS_FEED_URL ??= site?.oddsFeed?.url ?? '';
try {
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args, '--disable-gpu'],
  });
  process.exitCode = (await measure(browser)) ? 0 : 1;
  await browser.close();
} finally {
  await site?.stop();
}

async function measure(browser: Browser): Promise<boolean> {
  const { priceY, matches } = await on(browser, phone, '/member/sport', firstScreen);
  const taps = await on(browser, phone, '/member/sport/combinationbetting', tapsToBet);
  const { toPrice, toStake } = await on(browser, desktop, '/member/sport', tabsToStake);
  const match = await openBusyMatch();
  const path = `/member/sport/fixture/${match.eventId}`;
  const { shift, inpMs, prices, presses } = await on(browser, phone, path, (page) =>
    whileMoving(page, match),
  );
  console.log(`prices moved: ${prices}; the slowest presses:`);
  for (const press of presses.slice(0, slowestShown)) console.log(`  ${pressText(press)}`);
  console.log(
    `ux first_price_y=${priceY} matches=${matches} taps=${taps} tabs=${toPrice}+${toStake} cls=${shift} inp_ms=${inpMs}`,
  );
  const isNear = priceY < 260 && matches >= 5 && taps <= 4 && toPrice <= 12 && toStake <= 3;
  return isNear && shift === 0 && inpMs < 100;
}

/** One measure in a browser of its own, by a member who has just come to a page. */
async function on<Result>(
  browser: Browser,
  size: typeof phone,
  path: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await openBrowser(browser, size, { withWorker: false });
  await enterSite(page, member, path);
  await page
    .locator('#content fieldset button[aria-pressed][aria-disabled=false]')
    .first()
    .waitFor();
  const result = await work(page);
  await page.context().close();
  return result;
}
