import { expect, type Page, test } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { cashier, enterBackOffice, operatorToken } from './operators.ts';
import { confirmAlert, desktop, openBrowser, phone } from './people.ts';
import { call } from './site-calls.ts';

const mark = String(Date.now()).slice(-6);

test('what an operator puts up, players see, and no longer once it is gone', async ({
  browser,
}) => {
  test.setTimeout(limits.heavy);
  const operator = await openBrowser(browser, desktop);
  await enterBackOffice(operator);
  const reader = await openBrowser(browser, desktop);
  const guest = await openBrowser(browser, desktop, { withPopups: true });

  await test.step('a notice', async () => {
    await openEditor(operator, '공지사항', '공지 쓰기');
    await operator.getByRole('button', { name: '저장', exact: true }).click();
    await expect(operator.getByText('빨간색으로 표시된 항목을 확인해 주세요.')).toBeVisible();
    await operator.getByLabel('제목 (한국어)').fill(`새 공지 ${mark}`);
    await operator.getByLabel('내용 (한국어)').fill('# 틀린 제목');
    await operator.getByRole('button', { name: '저장', exact: true }).click();
    await expect(operator.getByText(/1번째 줄: 제목은/)).toBeVisible();
    await operator.getByLabel('내용 (한국어)').fill('## 알림\n- **첫째** 항목');
    await operator.getByRole('switch', { name: '상단 고정' }).check();
    await expect(operator.locator('[inert] strong')).toHaveText('첫째');
    await save(operator);
    await reader.goto('/');
    await expect(reader.getByRole('link', { name: `새 공지 ${mark}` })).toBeVisible();
  });

  await test.step('a popup, previewed as a phone shows it', async () => {
    await openEditor(operator, '팝업', '팝업 만들기');
    await operator.getByLabel('제목 (한국어)').fill(`새 팝업 ${mark}`);
    await operator.getByLabel('내용 (한국어)').fill('밤 11시에 만나요.');
    await operator.getByRole('button', { name: '비회원', exact: true }).click();
    await operator.getByLabel('순서').fill('0');
    await operator.getByRole('button', { name: '휴대폰', exact: true }).click();
    await expect(operator.locator('[inert]')).toContainText('24시간 동안 보지 않기');
    await save(operator);
    await guest.goto('/');
    await expect(guest.getByRole('dialog', { name: `새 팝업 ${mark}` })).toBeVisible();
  });

  await test.step('switched off, it is not shown any more', async () => {
    await operator.getByRole('switch', { name: `새 팝업 ${mark} 노출` }).uncheck();
    await expect(operator.getByText('꺼짐', { exact: true })).toBeVisible();
    const { list } = await call('/api/main/popupList', {});
    expect(JSON.stringify(list)).not.toContain(`새 팝업 ${mark}`);
  });

  await test.step('deleted, it is gone for good', async () => {
    await operator.getByRole('link', { name: '공지사항', exact: true }).click();
    await operator.getByRole('link', { name: `새 공지 ${mark}` }).click();
    await operator.getByRole('button', { name: '삭제' }).click();
    await confirmAlert(operator, `새 공지 ${mark}`);
    await expect(operator).toHaveURL(/\/content\/notices$/);
    await reader.reload();
    await expect(reader.getByRole('heading', { name: '공지사항', exact: true })).toBeVisible();
    const notices = reader
      .locator('section')
      .filter({ has: reader.getByRole('heading', { name: '공지사항', exact: true }) });
    await expect(notices.getByRole('link', { name: '모두 보기' })).toBeVisible();
    await expect(reader.getByRole('link', { name: `새 공지 ${mark}` })).toHaveCount(0);
  });

  await operator.context().close();
  await reader.context().close();
  await guest.context().close();
});

test('nobody overwrites what somebody else saved without knowing, and old texts come back', async ({
  browser,
}) => {
  test.setTimeout(limits.heavy);
  const page = await openBrowser(browser, phone);
  await enterBackOffice(page);
  const token = await operatorToken();
  const slug = 'game-guide';
  const get = async () =>
    (await call('/api/admin/board/textPages/get', { slug }, token)) as {
      version: number;
      texts: { ko: { title: string; body: string } };
    };
  const before = await get();

  await page.goto('/admin/content/texts');
  await page.getByRole('link', { name: /게임 방법/ }).click();
  await page.getByLabel('내용 (한국어)').fill(`내가 쓴 글 ${mark}`);
  await expect(page.getByText('저장하지 않은 변경이 있습니다.')).toBeVisible();

  await test.step('somebody else is faster, and nothing typed is lost', async () => {
    const ko = { ...before.texts.ko, body: `남이 쓴 글 ${mark}` };
    const texts = { ...before.texts, ko };
    const wish = { slug, version: before.version, texts };
    await call('/api/admin/board/textPages/save', wish, token);
    await page.getByRole('button', { name: '저장', exact: true }).click();
    const conflict = page.getByRole('alert', { name: '다른 관리자가 먼저 저장했습니다' });
    await expect(conflict).toContainText(`남이 쓴 글 ${mark}`);
    await expect(page.getByLabel('내용 (한국어)')).toHaveValue(`내가 쓴 글 ${mark}`);
    await conflict.getByRole('button', { name: '내 내용으로 저장' }).click();
    await expect(page.getByText('변경 없음', { exact: true })).toBeVisible();
    expect((await get()).texts.ko.body).toBe(`내가 쓴 글 ${mark}`);
  });

  await test.step('leaving with something unsaved is asked about', async () => {
    await page.getByLabel('제목 (한국어)').fill('버릴 제목');
    await page.getByRole('link', { name: '배너', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
    await expect(page.getByLabel('제목 (한국어)')).toHaveValue('버릴 제목');
    await page.getByLabel('제목 (한국어)').fill(before.texts.ko.title);
  });

  await test.step('the first text is brought back', async () => {
    const row = page.getByRole('listitem').filter({ hasText: `${before.version}판` });
    await row.getByRole('button', { name: '되돌리기' }).first().click();
    await confirmAlert(page, `${before.version}판 글로 되돌릴까요?`);
    await expect(page.getByLabel('내용 (한국어)')).toHaveValue(before.texts.ko.body);
    expect((await get()).version).toBe(before.version + 3);
  });
  await page.context().close();
});

test('who may not manage content does not see where it is managed', async ({ browser }) => {
  const page = await openBrowser(browser, desktop);
  await enterBackOffice(page, cashier);
  await expect(page.getByRole('link', { name: /입금 관리/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '콘텐츠 관리' })).toHaveCount(0);
  await page.goto('/admin/content/notices');
  await expect(page.getByText('권한이 없습니다.')).toBeVisible();
  await page.context().close();
});

async function openEditor(page: Page, tab: string, button: string): Promise<void> {
  await page.goto('/admin/content');
  await page.getByRole('link', { name: tab, exact: true }).click();
  await page.getByRole('link', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1, name: button })).toBeVisible();
}

/** A saved piece of content leads back to its list. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page).toHaveURL(/\/content\/\w+$/);
}
