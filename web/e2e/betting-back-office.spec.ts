import { expect, type Page } from '@playwright/test';
import { placeBet, stakeOn } from './back-office-bet.ts';
import { onOneSize } from './on-both-sizes.ts';
import { admin, enterBackOffice, operatorToken } from './operators.ts';
import { headerBalance } from './people.ts';
import { call } from './site-calls.ts';
import { expectSound } from './soundness.ts';

/** Enters the back office and opens one of its pages. */
async function openBackOffice(page: Page, path: string, heading: string): Promise<void> {
  await enterBackOffice(page, admin, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

onOneSize(
  'desktop',
  'a bet is found, followed through the ledger, and its round declared void',
  async (stage) => {
    const { page, openAnother } = stage;
    const player = await openAnother();
    // No other story bets on this game, so its round may come to anything.
    const bet = await placeBet(player, { gameId: 'speedkino', roundsAhead: 1 });
    await expect(headerBalance(player)).toHaveText('90,000원');

    await openBackOffice(page, '/admin/bets', '베팅 내역');
    await page.getByPlaceholder('아이디, 닉네임 또는 베팅·슬립 번호').fill(bet.slipId);
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await expect(page.getByText('총 1건')).toBeVisible();
    await expect(page.getByText('결과 대기', { exact: true }).last()).toBeVisible();
    await expectSound(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    expect((await download).suggestedFilename()).toMatch(/^bets-.*\.csv$/);

    await page.getByRole('link', { name: '상세' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '베팅 상세' })).toBeVisible();
    const progress = page.getByRole('list', { name: '진행 과정' });
    await expect(progress).toContainText('금액 차감');
    await expect(progress.locator('[aria-current=step]')).toContainText('추첨 예정');
    await expect(page.getByRole('link', { name: new RegExp(bet.member.memId) })).toBeVisible();
    await expect(page.getByText('−10,000원')).toBeVisible();
    await expect(page.getByText('90,000원')).toBeVisible();
    await expectSound(page);

    await page.getByRole('link', { name: new RegExp(`스피드 키노 ${bet.number}회`) }).click();
    await expect(page.getByText('추첨 뒤에 공개됩니다.')).toBeVisible();
    await expect(page.getByText('10,000원').first()).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: '무효 처리' }).click();
    const dialog = page.getByRole('dialog', { name: '무효 처리' });
    await expect(dialog).toContainText('+10,000원');
    await dialog.getByRole('button', { name: '무효 처리' }).click();
    await expect(dialog.getByText('사유를 입력해 주세요.')).toBeVisible();
    await dialog.getByLabel('사유').fill('배당 표시 오류');
    await dialog.getByRole('button', { name: '무효 처리' }).click();
    await expect(page.getByText('무효 확정')).toBeVisible();
    await expect(page.getByText('배당 표시 오류')).toBeVisible();
    await expect(stakeOn(bet, 'sum-even')).rejects.toThrow('B1012');
  },
);

onOneSize(
  'desktop',
  'odds are refused above the ceiling with the figure, and saved with a reason',
  async ({ page }) => {
    const reason = `시험 ${Date.now()}`;
    await openBackOffice(page, '/admin/odds', '미니게임 배당');
    const odds = page.getByLabel('파워볼 숫자 9 배당');
    const before = await odds.inputValue();
    await odds.fill('10.5');
    await expect(page.getByText('105%', { exact: true })).toBeVisible();
    await expect(page.getByText('최고 9.75')).toBeVisible();
    await expect(page.getByRole('button', { name: '변경 내용 확인' })).toBeDisabled();
    const odd = before === '9.60' ? '9.50' : '9.60';
    await odds.fill(odd);
    await expectSound(page);
    await page.getByRole('button', { name: '변경 내용 확인' }).click();
    const review = page.getByRole('dialog');
    await expect(review).toContainText(odd === '9.60' ? '환수율 96%' : '환수율 95%');
    await review.getByRole('button', { name: '저장하기' }).click();
    await expect(review.getByText('사유를 입력해 주세요.')).toBeVisible();
    await review.getByLabel('사유').fill(reason);
    await review.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('저장했습니다.').first()).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    const token = await operatorToken();
    const { version, ceiling } = await call('/api/admin/betting/mini/odds/get', {}, token);
    const prices = [{ gameId: 'powerball', selectionId: 'ball-9', odds: '9.75', isOpen: true }];
    const back = { version, ceiling, prices, reason: '되돌림' };
    await call('/api/admin/betting/mini/odds/set', back, token);
  },
);

onOneSize(
  'desktop',
  'limits are changed by level, and the history says who and why',
  async ({ page }) => {
    const reason = `시험 ${Date.now()}`;
    await openBackOffice(page, '/admin/bet-limits', '베팅 한도');
    const field = page.getByLabel('미니게임 5등급 최대 당첨');
    const before = await field.inputValue();
    await field.fill('1');
    await expect(page.getByText('최소 베팅보다 작습니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '변경 내용 확인' })).toBeDisabled();
    await field.fill(before === '16,000,000' ? '15000000' : '16000000');
    await expectSound(page);
    await page.getByRole('button', { name: '변경 내용 확인' }).click();
    const review = page.getByRole('dialog');
    await expect(review).toContainText('미니게임 · 5등급 · 최대 당첨');
    await review.getByLabel('사유').fill(reason);
    await review.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('저장했습니다.').first()).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText('admin').last()).toBeVisible();
  },
);
