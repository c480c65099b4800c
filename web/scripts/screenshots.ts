// `npm run screenshots`: every page on a desktop and on a phone, filled, empty, loading and failing,
// into .local/screenshots. Words after the command choose among the addresses: `-- cash mypage`.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../infra/local/src/chromium.ts';
import { localDir } from '../../infra/local/src/paths.ts';
import { startSite } from '../../infra/local/src/site.ts';
import { enterOffice } from '../e2e/operators.ts';
import { desktop, logIn, openBrowser, phone } from '../e2e/people.ts';
import { guestPages, memberPages, officePages, soonOnce, withIds } from '../e2e/routes.ts';
import { drawWholePage } from '../e2e/whole-page.ts';

const folder = join(localDir, 'screenshots');
const wanted = process.argv.slice(2);
const screens = { desktop, phone };
/** A member with a history, and one who has none yet. */
const people = { filled: 'player1', empty: 'player5' };
const settleMs = 700;

const site = process.env.NORITER_SITE_URL
  ? null
  : await startSite({
      dataDir: mkdtempSync(join(tmpdir(), 'noriter-screenshots-')),
      temporary: true,
      quiet: true,
    });
process.env.NORITER_SITE_URL ??= site?.url ?? '';
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args, '--disable-gpu'],
});
try {
  for (const [screen, viewport] of Object.entries(screens)) {
    await guests(browser, screen, viewport);
    await members(browser, screen, viewport);
    await operators(browser, screen, viewport);
  }
  console.log(`The pictures are in ${folder}.`);
} finally {
  await browser.close();
  await site?.stop();
}

type Viewport = { width: number; height: number };

async function guests(from: Browser, screen: string, viewport: Viewport): Promise<void> {
  const page = await openBrowser(from, viewport);
  await takeAll(page, `${screen}/guest`, [...guestPages, '/warning']);
  await page.context().close();
}

async function members(from: Browser, screen: string, viewport: Viewport): Promise<void> {
  for (const [state, member] of Object.entries(people)) {
    const page = await openBrowser(from, viewport);
    await logIn(page, member);
    const soon = state === 'filled' ? soonOnce : [];
    await takeAll(page, `${screen}/${state}`, [...memberPages, ...soon]);
    if (state === 'filled') await takeUnhappy(page, screen, memberPages);
    await page.context().close();
  }
}

async function operators(from: Browser, screen: string, viewport: Viewport): Promise<void> {
  const page = await openBrowser(from, viewport);
  await enterOffice(page);
  await takeAll(page, `${screen}/office`, officePages);
  await takeUnhappy(page, `${screen}/office`, officePages);
  await page.context().close();
}

/** The same pages while their calls hang, and when they fail. */
async function takeUnhappy(page: Page, screen: string, paths: readonly string[]): Promise<void> {
  const real = [];
  for (const path of chosen(paths)) real.push(await withIds(page, path));
  const calls = '**/api/**';
  await page.route(calls, () => undefined);
  await takeAll(page, `${screen}/loading`, real);
  await page.unroute(calls);
  await page.route(calls, (route) => route.abort());
  await takeAll(page, `${screen}/failing`, real);
  await page.unroute(calls);
}

async function takeAll(page: Page, name: string, paths: readonly string[]): Promise<void> {
  mkdirSync(join(folder, name), { recursive: true });
  for (const path of chosen(paths)) {
    const address = await withIds(page, path);
    await page.goto(address);
    await page.waitForTimeout(settleMs);
    const file = path.slice(1).replaceAll('/', '.') || 'main';
    await drawWholePage(page);
    await page.screenshot({ path: join(folder, name, `${file}.png`), fullPage: true });
  }
}

function chosen(paths: readonly string[]): readonly string[] {
  return wanted.length === 0
    ? paths
    : paths.filter((path) => wanted.some((word) => path.includes(word)));
}
