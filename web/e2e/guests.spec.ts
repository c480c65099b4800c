import { expect, test } from '@playwright/test';
import { operatorToken } from './operators.ts';
import {
  confirmAlert,
  desktop,
  headerBalance,
  logIn,
  openBrowser,
  phone,
  submitLogin,
} from './people.ts';
import { call, siteUrl } from './site-calls.ts';

test('a guest is asked to log in, and comes to the page asked for afterwards', async ({
  browser,
}) => {
  const page = await openBrowser(browser, phone);
  await page.goto('/member/exchangeMain/exchange');
  await confirmAlert(page, '로그인 이후 이용 가능합니다.');
  await expect(page).toHaveURL(/\/(login)?(\?.*)?$/);
  const form = page.getByLabel('아이디');
  if (!(await form.isVisible()))
    await page.getByRole('button', { name: '로그인', exact: true }).first().click();
  await submitLogin(page, 'player2', 'player1234');
  await expect(headerBalance(page)).toBeVisible();
  await expect(page).toHaveURL(/\/member\/exchangeMain\/exchange$/);
  await page.context().close();
});

test('an unknown path leads to the main page', async ({ browser }) => {
  const page = await openBrowser(browser, desktop);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.context().close();
});

test('a wrong password and a wrong id get the same words, and new digits', async ({ browser }) => {
  const page = await openBrowser(browser, phone);
  for (const memId of ['player3', 'nobody99']) {
    await page.goto('/login');
    await submitLogin(page, memId, 'wrong-one-1');
    await confirmAlert(page, '아이디 또는 비밀번호가 올바르지 않습니다.');
    await expect(page.getByAltText('자동 입력 방지 숫자 그림')).toBeVisible();
  }
  await page.context().close();
});

test('the chosen language stays', async ({ browser }) => {
  const page = await openBrowser(browser, desktop);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  for (const language of ['en', 'vi', 'ko']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: siteUrl() }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.context().close();
});

test('maintenance shows everybody the maintenance page but the operators', async ({ browser }) => {
  const page = await openBrowser(browser, phone);
  await logIn(page, 'player4');
  const token = await operatorToken();
  const window = {
    startDate: new Date(Date.now() - 60_000).toISOString(),
    endDate: new Date(Date.now() + 3_600_000).toISOString(),
  };
  try {
    await call('/api/admin/site/check/set', window, token);
    await expect(page).toHaveURL(/\/warning$/);
    await expect(page.getByText('남은 시간')).toBeVisible();
    await expect(call('/api/admin/info', {}, token)).resolves.toBeDefined();
  } finally {
    await call('/api/admin/site/check/set', { clear: true }, token);
  }
  await page.context().close();
});
