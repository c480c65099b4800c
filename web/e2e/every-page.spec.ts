import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isWhole } from './on-both-sizes.ts';
import { desktop, logIn, logInOperator, openBrowser, phone } from './people.ts';
import { guestPages, memberPages, officePages, soonOnce, soonPages, withIds } from './routes.ts';

/** Visible words in Latin letters that belong on the Korean site. */
const latinWords = /^(Noriter|STOMP|CSV|IP|ID|VIP|English|Tiếng Việt|KO|EN|VI|OTP|P|Chrome|Linux)$/;

const minutes = 60_000;

/**
 * `npm test` looks at what guests see, on a phone and in the light theme; NORITER_E2E=all looks at
 * every page in both sizes and both themes, which takes half an hour more.
 */
const sizes = isWhole ? { phone, desktop } : { phone };
const themes = isWhole ? ['dark', 'light'] : ['light'];

for (const [name, viewport] of Object.entries(sizes)) {
  test(`every page is sound on a ${name}: guest`, async ({ browser }) => {
    test.setTimeout(3 * minutes);
    await visitAll(await openBrowser(browser, viewport), guestPages);
  });

  if (!isWhole) continue;

  test(`every page is sound on a ${name}: member`, async ({ browser }) => {
    test.setTimeout(8 * minutes);
    const page = await openBrowser(browser, viewport);
    await logIn(page, name === 'phone' ? 'player4' : 'player5');
    await visitAll(page, [...memberPages, ...soonOnce]);
  });

  test(`every page is sound on a ${name}: operator`, async ({ browser }) => {
    test.setTimeout(8 * minutes);
    const page = await openBrowser(browser, viewport);
    await logInOperator(page);
    await visitAll(page, officePages);
  });
}

test('every address of what is not built yet says so', async ({ browser }) => {
  test.setTimeout(3 * minutes);
  const page = await openBrowser(browser, desktop);
  await logIn(page, 'player4');
  for (const path of soonPages) {
    await page.goto(path);
    await expect(page.getByText('준비 중입니다.')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.context().close();
});

test('a member can log in by keyboard alone', async ({ browser }) => {
  const page = await openBrowser(browser, desktop);
  await page.goto('/login');
  await page.getByLabel('아이디').focus();
  await page.keyboard.type('player2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('player1234');
  const solve = page.getByRole('button', { name: '숫자가 보이지 않으면 자동으로 확인' });
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    if (await solve.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('자동 확인을 마쳤습니다.')).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('비밀번호').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('cash')).toBeVisible();
  await page.context().close();
});

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  for (const wanted of paths) {
    const path = await withIds(page, wanted);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.locator('.skeleton'), path).toHaveCount(0);
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      // Colours settle within their transition before they are measured.
      await page.waitForTimeout(200);
      const { violations } = await new AxeBuilder({ page }).analyze();
      complaints.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${path} ${theme}: ${id} at ${nodes.map((node) => node.target).join(' | ')}`,
        ),
      );
    }
    complaints.push(...(await layoutComplaints(page, path)));
  }
  await page.context().close();
  expect(complaints).toEqual([]);
}

async function layoutComplaints(page: Page, path: string): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const title = await page.title();
  const words = await page.locator('body').innerText();
  const latin = words
    .split(/[\s/·,.:()]+/)
    .filter((word) => /^[A-Za-z]{3,}$/.test(word) && !/^(player|ptn|admin)/.test(word));
  return [
    ...(overflow > 0 ? [`${path}: ${overflow} px wider than the screen`] : []),
    ...(title === '' ? [`${path}: no title`] : []),
    ...latin.filter((word) => !latinWords.test(word)).map((word) => `${path}: English "${word}"`),
  ];
}
