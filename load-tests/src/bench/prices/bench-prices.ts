// A phone with a slow processor on the page of one match, all of whose prices move at once, again
// and again: how long does the page's main thread not answer? Chromium slowed down four times, the
// whole site behind it; every task longer than 50 ms is one in which a touch waits:
// npm run bench:prices
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findChromium } from '@noriter/local/chromium';
import { startSite } from '@noriter/local/site';
import { chromium, type Page } from '@playwright/test';
import { logIn, phone } from '../../../../web/e2e/people.ts';
import { openBusyMatch } from '../../../../web/scripts/ux/busy-match.ts';
import { type Task, watchMainThread } from './main-thread.ts';

const GOAL_MS = 50;
const SLOWER = 4;
const BASKETS = 20;
const BASKET_MS = 1_500;
/** Behind the last basket until all of it is on the screen. */
const SETTLE_MS = 4_000;

const site = await siteToMeasure();
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args, '--disable-gpu'],
});
try {
  const match = await openBusyMatch();
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await logIn(page, 'player1');
  await page.goto(`/member/sport/fixture/${match.eventId}`);
  await page.getByRole('group').first().waitFor();
  const tasks = await measure(page, () => match.basket());
  printTasks(match.prices, tasks);
} finally {
  await browser.close();
  await site.stop();
}

async function measure(page: Page, basket: () => Promise<unknown>): Promise<Task[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await delay(SETTLE_MS);
  // What loading the page left behind is not the prices' doing; what they leave is counted.
  await session.send('HeapProfiler.collectGarbage');
  const stop = await watchMainThread(session);
  for (let at = 0; at < BASKETS; at += 1) {
    await basket();
    await delay(BASKET_MS);
  }
  await delay(SETTLE_MS);
  return stop();
}

function printTasks(prices: number, tasks: readonly Task[]): void {
  const longest = tasks.toSorted((one, other) => other.ms - one.ms);
  const long = longest.filter(({ ms }) => ms > GOAL_MS);
  console.log(`${prices} prices, ${BASKETS} moves of all, ${tasks.length} tasks`);
  for (const { ms, parts } of longest.slice(0, 5)) {
    const shares = Array.from(parts, ([name, part]) => `${name} ${part.toFixed(1)}`).join(', ');
    console.log(`  ${ms.toFixed(1)} ms: ${shares}`);
  }
  const most = longest[0]?.ms ?? 0;
  // Of these, when the engine tidied up its memory: nothing of ours runs then.
  const tidying = long.filter(({ ms, parts }) => (parts.get('MajorGC') ?? 0) > ms / 2).length;
  const counts = `long=${long.length} of_memory=${tidying} max_ms=${most.toFixed(0)}`;
  console.log(`bench-prices ${counts} goal=0`);
  if (long.length > 0) process.exitCode = 1;
}

/** A site of its own; a given NORITER_SITE_URL with its NORITER_ODDS_FEED_URL is used as it is. */
async function siteToMeasure() {
  const { NORITER_SITE_URL: url, NORITER_ODDS_FEED_URL: feedUrl } = process.env;
  if (url !== undefined && feedUrl !== undefined) return { url, stop: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), 'noriter-bench-'));
  const started = await startSite({ dataDir, temporary: true, quiet: true });
  process.env.NORITER_SITE_URL = started.url;
  process.env.NORITER_ODDS_FEED_URL = started.oddsFeed?.url ?? '';
  return { url: started.url, stop: () => started.stop() };
}
