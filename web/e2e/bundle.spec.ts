import { expect, type Page, test } from '@playwright/test';
import { logIn, openBrowser, phone } from './people.ts';

const firstRouteBytesMax = 200_000;
const laterRouteBytesMax = 60_000;
/** Words only the development page has, whatever the build makes of its names. */
const developmentWords = '밤의 놀이터 1,234,567원';

/** Words of a library that its built files keep, whatever they are called. */
const laterLibraries = {
  'the live channel': 'heart-beat',
  'a dialog': 'alertdialog',
  'a list to choose from': 'ListBoxItem',
  'a calendar': 'gregory',
};
/** What keeps the files for a weak line comes once the page is there. */
const keepsFiles = /\/(virtual_pwa-register|workbox-window)/;

type Script = { path: string; bytes: number };

test('the first page needs at most 200 kB of JavaScript over the wire', async ({ browser }) => {
  for (const path of ['/', '/login']) {
    const page = await openBrowser(browser, phone);
    const scripts = await scriptsOf(page, () => page.goto(path));
    expect(scripts.length, path).toBeGreaterThan(2);
    expect(sum(scripts), `${path}: ${JSON.stringify(scripts)}`).toBeLessThan(firstRouteBytesMax);
    await page.context().close();
  }
});

test('index.html names every file of the first page, so that none waits for another', async ({
  browser,
}) => {
  const page = await openBrowser(browser, phone);
  const named = await (await page.request.get('/')).text();
  const scripts = await scriptsOf(page, () => page.goto('/'));
  const waiting = scripts.filter(({ path }) => !named.includes(path) && !keepsFiles.test(path));
  expect(scripts.length).toBeGreaterThan(4);
  expect(waiting).toEqual([]);
  await page.context().close();
});

test('the first page brings no library that only a later step needs', async ({ browser }) => {
  const page = await openBrowser(browser, phone);
  const scripts = await scriptsOf(page, () => page.goto('/'));
  const first = await textsOf(page, scripts);
  const worker = await (await page.request.get('/sw.js')).text();
  const all = await textsOf(page, partsIn(worker));
  for (const [library, word] of Object.entries(laterLibraries)) {
    expect(
      all.some((text) => text.includes(word)),
      `${library} still says ${word}`,
    ).toBe(true);
    expect(first.filter((text) => text.includes(word)).length, library).toBe(0);
  }
  await page.context().close();
});

test('a later page is loaded when it is asked for', async ({ browser }) => {
  const page = await openBrowser(browser, phone);
  // What comes to every page of a member (a notice of messages, limits) belongs to none of them.
  const first = await scriptsOf(page, () => logIn(page, 'player2'));
  first.push(...(await scriptsOf(page, () => page.goto('/'))));
  for (const path of ['/member/chargeMain/charge', '/member/mypage/ledger/list']) {
    const later = await scriptsOf(page, () => page.goto(path));
    const own = later.filter((script) => !first.some((known) => known.path === script.path));
    expect(own.length, path).toBeGreaterThan(0);
    expect(sum(own), `${path}: ${JSON.stringify(own)}`).toBeLessThan(laterRouteBytesMax);
  }
  const all = await scriptsOf(page, () => page.goto('/'));
  expect(all.filter(({ path }) => path.includes('/back-office/'))).toEqual([]);
  await page.context().close();
});

test('a page draws its texts with one small font and few slices beside it', async ({ browser }) => {
  const page = await openBrowser(browser, phone);
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(new URL(response.url()).pathname);
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(fonts.filter((path) => path.includes('site-font'))).toHaveLength(1);
  expect(fonts.length).toBeLessThan(4);
  await page.context().close();
});

test('the development page is not in what is built', async ({ browser }) => {
  const page = await openBrowser(browser, phone);
  await page.goto('/dev/components');
  await expect(page).toHaveURL(/\/$/);
  const worker = await (await page.request.get('/sw.js')).text();
  const kept = partsIn(worker);
  expect(kept.length).toBeGreaterThan(20);
  const texts = await textsOf(page, kept);
  expect(kept.filter((_, at) => texts[at]?.includes(developmentWords) === true)).toEqual([]);
  await page.context().close();
});

/** The built scripts the service worker keeps: all but the back office's are among them. */
function partsIn(worker: string): Pick<Script, 'path'>[] {
  const paths = [...worker.matchAll(/"url":\s*"(assets\/[^"]+\.js)"/g)];
  return paths.map(([, path = '']) => ({ path: `/${path}` }));
}

async function textsOf(page: Page, scripts: readonly Pick<Script, 'path'>[]): Promise<string[]> {
  return Promise.all(scripts.map(async ({ path }) => (await page.request.get(path)).text()));
}

/** The scripts a step fetches, with what each costs on the wire. */
async function scriptsOf(page: Page, step: () => Promise<unknown>): Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    scripts.push(
      request.sizes().then(({ responseBodySize }) => ({ path, bytes: responseBodySize })),
    );
  });
  await step();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  return Promise.all(scripts);
}

function sum(scripts: readonly Script[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
