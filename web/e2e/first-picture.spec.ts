import { type Browser, expect, type Page, test } from '@playwright/test';
import { logIn, openBrowser, phone } from './people.ts';
import { siteUrl } from './site-calls.ts';

const main = '밤에 문을 여는 놀이터';
const deposit = '얼마를 입금하셨나요';

test('a page is painted before its scripts have come, and takes no touch until then', async ({
  browser,
}) => {
  const page = await slowPage(browser);
  for (const [path, heading] of [
    ['/', main],
    ['/login', '로그인'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(heading, { exact: true }).first()).toBeVisible();
    const shown = page.locator('.first-picture').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveJSProperty('inert', true);
  }
  await page.context().close();
});

test('it is shown to nobody it was not drawn for', async ({ browser }) => {
  const page = await slowPage(browser);
  await page.goto('/member/chargeMain/charge');
  await expect(page.getByText(deposit)).toBeHidden();
  await page.unroute('**/assets/**');
  await logIn(page, 'player2');
  await keepScriptsBack(page);
  await page.goto('/');
  await expect(page.getByText(main)).toBeHidden();
  await expect(page.getByText('보유금').first()).toBeVisible();
  await page.goto('/member/chargeMain/charge');
  await expect(page.getByText(deposit)).toBeVisible();
  await page.context().addCookies([{ name: 'lang', value: 'en', url: siteUrl() }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(deposit)).toBeHidden();
  await page.context().close();
});

test('the page itself takes its place without moving anything', async ({ browser }) => {
  const page = await openBrowser(browser, phone, { withWorker: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: main })).toBeVisible();
  await expect(page.locator('.first-picture')).toHaveCount(0);
  expect(await page.evaluate(shiftOf)).toBeLessThan(0.02);
  await page.context().close();
});

/** A phone whose line has brought the page and its styles, and nothing that runs. */
async function slowPage(browser: Browser): Promise<Page> {
  const page = await openBrowser(browser, phone, { withWorker: false, withScripts: false });
  await keepScriptsBack(page);
  return page;
}

async function keepScriptsBack(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return /\/early-|\.css$/.test(pathname) ? route.continue() : route.abort();
  });
}

/** By how much the layout moved by itself since the page began, as the browser counts it. */
async function shiftOf(): Promise<number> {
  return new Promise((resolve) => {
    let shift = 0;
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
    });
    watch.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shift), 500);
  });
}
