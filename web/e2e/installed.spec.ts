import { expect, type Page, test } from '@playwright/test';
import { desktop, openBrowser, phone } from './people.ts';

test('the site can be installed', async ({ browser }) => {
  const page = await openBrowser(browser, phone);
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    name: '놀이터',
    lang: 'ko',
    display: 'standalone',
    start_url: '/',
  });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const size = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  await page.context().close();
});

test('without a line a page says so, and nothing of money or the back office is kept', async ({
  browser,
}) => {
  const page = await openBrowser(browser, desktop);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker takes a page over from its next opening on.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(
    kept.filter((path) => !/^\/(assets\/|offline\.|favicon\.svg|manifest)/.test(path)),
  ).toEqual([]);
  expect(kept.filter((path) => /\/back-office\/|^\/(api|admin)/.test(path))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/login');
  await expect(
    page.getByRole('heading', { name: '인터넷에 연결되어 있지 않습니다' }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await page.context().close();
});

/** Says on the page when its worker is registered: from then on it hears of a newer one. */
function markRegistered(): void {
  const worker = navigator.serviceWorker;
  const register = worker.register.bind(worker);
  worker.register = async (...what) => {
    const registration = await register(...what);
    document.documentElement.dataset.registered = 'yes';
    return registration;
  };
}

/** A page of a newer build brings its own service worker: one by another address is another one. */
async function renewSite(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?newer');
  });
}

test('a newer version reloads the tab in which it was asked for, and no other', async ({
  browser,
}) => {
  const first = await openBrowser(browser, desktop);
  await first.goto('/');
  await first.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await first.context().addInitScript(markRegistered);
  const tabs = [await first.context().newPage(), await first.context().newPage()];
  for (const tab of tabs) {
    await tab.goto('/login');
    await tab.getByLabel('아이디').fill('half');
    await expect(tab.locator('html')).toHaveAttribute('data-registered', 'yes');
    await tab.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        document.title = 'changed over';
      });
    });
  }
  await first.close();
  const [asking, other] = tabs as [Page, Page];
  await renewSite(asking);
  const idIn = (tab: Page) => tab.getByLabel('아이디');
  const refreshIn = (tab: Page) => tab.getByRole('button', { name: '새로고침' });
  for (const tab of tabs) await expect(refreshIn(tab)).toBeVisible();
  await refreshIn(asking).click();
  await expect(idIn(asking)).toHaveValue('');
  await expect(other).toHaveTitle('changed over');
  await expect(idIn(other)).toHaveValue('half');
  await refreshIn(other).click();
  await expect(idIn(other)).toHaveValue('');
  await other.context().close();
});

test('a page part that does not come is tried again, and then said with a way on', async ({
  browser,
}) => {
  // The worker would have fetched the part already.
  const page = await openBrowser(browser, desktop, { withWorker: false });
  await page.goto('/');
  let tries = 0;
  let isGone = true;
  await page.context().route(/\/assets\/(?!backOffice)[^/]*login[^/]*\.js$/, async (route) => {
    tries += 1;
    await (isGone ? route.abort() : route.continue());
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('화면 일부를 불러오지 못했습니다.')).toBeVisible();
  expect(tries).toBeGreaterThan(1);
  isGone = false;
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await page.context().close();
});
