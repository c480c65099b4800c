import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { freshMember } from './fresh-member.ts';
import { onBothSizes, onOneSize } from './on-both-sizes.ts';
import { confirmAlert, enterSite, headerBalance, logIn } from './people.ts';

onOneSize('phone', 'the list of points says at which rate they were earned', async ({ page }) => {
  await enterSite(page, { memId: 'player2' }, '/member/mypage/point/list');
  await expect(page.getByText('1.00%').first()).toBeVisible();
  await page.getByRole('button', { name: '사용', exact: true }).click();
  await expect(page.getByText('이 기간에는 포인트 내역이 없습니다')).toBeVisible();
  await expect(page).toHaveURL(/usage=used/);
});

onOneSize(
  'desktop',
  'the statement moves live, is narrowed, and saved as a file',
  async ({ page }) => {
    const member = await freshMember(200_000);
    await enterSite(page, member, '/member/mypage/ledger/list');
    // What can be chosen in a filter is in the page too, out of sight.
    const given = page.getByText('관리자 지급').filter({ visible: true });
    await expect(given.first()).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
    await withdrawElsewhere(page);
    await expect(page.getByText('출금 신청').filter({ visible: true }).first()).toBeVisible();

    await page.getByRole('button', { name: '나간 금액' }).click();
    await expect(page).toHaveURL(/direction=out/);
    await expect(given).toHaveCount(0);
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await expect(given.first()).toBeVisible();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV 저장' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^거래명세_.*\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const [headings, ...rows] = text.split('\r\n');
    expect(headings).toBe('\uFEFF시각,내용,계정,들어온 금액,나간 금액,처리 후 잔액,종류,참조,번호');
    expect(rows.some((row) => row.includes('관리자 지급,보유금,200000,,200000'))).toBe(true);
    expect(rows.some((row) => row.includes('출금 신청,보유금,,20000,180000'))).toBe(true);
    await expect(page.locator('[data-not-reloaded]')).toHaveCount(1);
  },
);

onBothSizes('the report of wins and losses adds up the days', async ({ page, size }) => {
  await enterSite(
    page,
    { memId: 'player1' },
    size === 'desktop' ? '/member/mypage/winlose' : '/member/winlose',
  );
  await expect(page.getByRole('region', { name: /합계/ })).toContainText(
    '입금600,000원출금200,000원',
  );
  await page.getByRole('button', { name: '어제', exact: true }).click();
  await expect(page.getByText('이 기간에는 움직인 금액이 없습니다')).toBeVisible();
});

onOneSize('phone', 'a member changes both passwords, and logs the device out', async (stage) => {
  const { page, openAnother } = stage;
  const member = await freshMember();
  const earlier = await openAnother();
  await logIn(earlier, member.memId, member.memPass);
  await logIn(page, member.memId, member.memPass);
  await confirmAlert(earlier, '같은 아이디로 로그인되었습니다.');

  await page.goto('/member/mypage/password');
  const forms = page.getByRole('main').locator('form');
  const [login, cashOut] = [forms.first(), forms.nth(1)];
  await login.getByLabel('현재 비밀번호').fill(member.memPass);
  await login.getByLabel('새 비밀번호', { exact: true }).fill('fresh2026');
  await login.getByLabel('새 비밀번호 확인').fill('fresh2026');
  await login.getByRole('button').click();
  await expect(page.getByText('변경했습니다.').first()).toBeVisible();
  await cashOut.getByLabel('현재 비밀번호').fill('fresh2026');
  await cashOut.getByLabel('현재 출금 비밀번호').fill(member.cashOutPass);
  await cashOut.getByLabel('새 출금 비밀번호').fill('9876');
  await cashOut.getByRole('button').click();
  await expect(cashOut.getByLabel('새 출금 비밀번호')).toHaveValue('');

  await page.goto('/member/mypage/login/list');
  const devices = page.getByRole('list', { name: '로그인한 기기' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('이 기기');
  await expect(devices.first()).toContainText('Chrome');
  await expect(devices.last()).toContainText('다른 기기에서 로그인');
  await expect(page.getByText('출금 비밀번호 변경').first()).toBeVisible();
  await devices.first().getByRole('button', { name: '이 기기 로그아웃' }).click();
  await confirmAlert(page, '로그아웃할까요?');
  await expect(headerBalance(page)).toBeHidden();
});

/** Asks for a withdrawal behind the page's back, as another tab of the member's would. */
async function withdrawElsewhere(page: Page): Promise<void> {
  const code = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('noriter.session') ?? '{}');
    const response = await fetch('/api/cash/out', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'noriter-demo-site-key',
        token,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ siteId: 'noriter', amount: '20000', cashOutPass: '4321' }),
    });
    return (await response.json()).resultCode;
  });
  expect(code).toBe('0');
}
