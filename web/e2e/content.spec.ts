import { expect, type Page, test } from '@playwright/test';
import { onBothSizes, onOneSize } from './on-both-sizes.ts';
import { desktop, enterSite, openBrowser, phone } from './people.ts';
import { call, siteUrl } from './site-calls.ts';

type Row = { title: string; bannerIdx: number; boardIdx: number };

async function listOf(path: string, body: object = {}): Promise<Row[]> {
  const { list } = await call(path, body);
  return list as Row[];
}

async function titleOf(path: string): Promise<string> {
  const first = (await listOf(path))[0];
  if (first === undefined) throw new Error(`${path} has no row.`);
  return first.title;
}

onOneSize('phone', 'the main page is filled with what really is there', async ({ page }) => {
  const [banner, notice] = await Promise.all([
    titleOf('/api/etc/banner'),
    titleOf('/api/main/nt/list'),
  ]);
  await page.goto('/');
  await expect(page.getByText(banner)).toBeVisible();
  await expect(page.getByRole('link', { name: notice })).toBeVisible();
  for (const title of ['실시간 입출금', '출금 순위', '공지사항']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: '이번 주' }).click();
  await page.getByRole('button', { name: '목록 멈추기' }).click();
  await expect(page.getByText('멈춤', { exact: true })).toBeVisible();
});

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`a popup closed for 24 hours stays away that long, on a ${size}`, async ({ browser }) => {
    const page = await openBrowser(browser, viewport, { withPopups: true });
    const popups = await listOf('/api/main/popupList');
    expect(popups.length).toBeGreaterThan(0);
    await page.goto('/');
    for (const { title } of popups) {
      const popup = page.getByRole('dialog', { name: title });
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: '24시간 동안 보지 않기' }).click();
      await expect(popup).toBeHidden();
    }
    await reloadHome(page);
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.evaluate((hours) => {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith('noriter.popup.')) continue;
        localStorage.setItem(key, String(Number(localStorage.getItem(key)) - hours * 3_600_000));
      }
    }, 24);
    await reloadHome(page);
    const again = page.getByRole('dialog', { name: popups[0]?.title ?? '' });
    await expect(again).toBeVisible();
    // Merely closed it comes again with the next visit.
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
    await page.context().close();
  });
}

/** Loads the main page anew, and waits until its popups would be there. */
async function reloadHome(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/main'));
  await page.reload();
  await answered;
  await expect(page.getByRole('heading', { name: '공지사항', exact: true })).toBeVisible();
}

onBothSizes('a notice is found, read, and leads to its neighbours', async ({ page, size }) => {
  const family = size === 'phone' ? '/member/noticeList' : '/member/cscenter/notice/list';
  const reading = size === 'phone' ? '/member/notice/read/' : '/member/cscenter/notice/read/';
  const notices = await listOf('/api/board/notice/list');
  const oldest = notices.filter((row) => row.title !== notices[0]?.title).at(-1);
  if (oldest === undefined) throw new Error('Two notices are needed.');
  await enterSite(page, { memId: size === 'phone' ? 'player1' : 'player2' }, family);
  await page.getByLabel('제목과 내용 검색').fill(oldest.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: oldest.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`${reading}${oldest.boardIdx}$`));
  await expect(page.getByRole('heading', { level: 1, name: oldest.title })).toBeFocused();
  const around = page.getByRole('navigation', { name: '앞뒤 글' });
  const next = around.getByRole('link', { name: /다음 글/ });
  const title = ((await next.textContent()) ?? '').replace('다음 글', '').trim();
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${reading}\\d+$`));
  await around.getByRole('link', { name: /이전 글/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: oldest.title })).toBeVisible();
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(new RegExp(`${family}$`));

  await page.getByLabel('제목과 내용 검색').fill('없는 낱말');
  await page.keyboard.press('Enter');
  await expect(page.getByText('찾는 공지가 없습니다')).toBeVisible();
  await page.getByRole('button', { name: '검색 지우기' }).click();
  await expect(page.getByRole('link', { name: oldest.title }).first()).toBeVisible();
  await page.goto(`${reading}999999`);
  await expect(page.getByText('존재하지 않거나 삭제된 글입니다.')).toBeVisible();
});

onBothSizes('a question is found and opened by keyboard', async ({ page, size }) => {
  const wanted = await titleOf('/api/board/faq/list');
  await enterSite(
    page,
    { memId: size === 'phone' ? 'player3' : 'player4' },
    size === 'phone' ? '/member/faq' : '/member/cscenter/faq/list',
  );
  await page.getByLabel('질문 검색').fill(wanted);
  await page.keyboard.press('Enter');
  await expect(page.getByText('질문 1개')).toBeVisible();
  const question = page.locator('summary', { hasText: wanted });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByRole('button', { name: '검색 지우기' }).click();
  await page.getByRole('button', { name: '베팅', exact: true }).click();
  await expect(page).toHaveURL(/category=betting/);
  await expect(page.locator('summary', { hasText: wanted })).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('summary', { hasText: wanted })).toHaveCount(1);
});

const words = {
  ko: { rules: '베팅 규정', guide: '게임 방법', terms: '이용약관', care: '책임 있는 이용' },
  en: {
    rules: 'Betting rules',
    guide: 'How to play',
    terms: 'Terms of use',
    care: 'Responsible play',
  },
  vi: {
    rules: 'Luật cược',
    guide: 'Cách chơi',
    terms: 'Điều khoản sử dụng',
    care: 'Chơi có trách nhiệm',
  },
} as const;

onBothSizes('rules and guides are there in three languages', async ({ page, size }) => {
  await enterSite(page, { memId: size === 'phone' ? 'player5' : 'player1' });
  for (const [lang, reported] of Object.entries(words)) {
    await page.context().addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.goto(size === 'phone' ? '/member/rule' : '/member/cscenter/bettingguide');
    await isWritten(page, lang, reported.rules);
    for (const title of [reported.guide, reported.terms, reported.care]) {
      await page.getByRole('link', { name: title, exact: true }).last().click();
      await isWritten(page, lang, title);
    }
  }
  await page.goto('/member/esport/onefolderbetting');
  await expect(page).toHaveURL(/\/member\/gameway$/);
});

/** A text page has its heading, and a body in the language asked for. */
async function isWritten(page: Page, lang: string, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator(`article[lang=${lang}]`)).toContainText(/\S{3}/);
}
