import { test } from '@playwright/test';
import { desktop, enterSite, openBrowser, phone } from './people.ts';

const folder = new URL('../../docs/images/', import.meta.url).pathname;

test('the pictures of the README are taken from the real site', async ({ browser }) => {
  const wide = await openBrowser(browser, desktop);
  await enterSite(wide, { memId: 'player3' }, '/');
  await wide.waitForTimeout(500);
  if (process.env.NORITER_PICTURES) await wide.screenshot({ path: `${folder}home.png` });
  const small = await openBrowser(browser, phone);
  await small.goto('/');
  await small.waitForTimeout(500);
  if (process.env.NORITER_PICTURES) await small.screenshot({ path: `${folder}home-phone.png` });
  await wide.context().close();
  await small.context().close();
});
