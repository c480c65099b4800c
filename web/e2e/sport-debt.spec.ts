import { expect, type Page } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { freshMember } from './fresh-member.ts';
import { type OwnMatch, ownMatch } from './odds-feed.ts';
import { money } from './on-both-sizes.ts';
import { enterBackOffice, operatorToken } from './operators.ts';
import { confirmAlert, enterSite, headerBalance } from './people.ts';
import { call } from './site-calls.ts';
import { expectSound } from './soundness.ts';
import { enterResult, stakeOnHome } from './sport-stake.ts';

/** The in-play delay, the wallet's word and what a busy machine takes for both. */
const acceptedMs = 2 * limits.soon;
const reason = '브라우저 시험';

money.onOneSize(
  'phone',
  'a win that is taken back is owed, keeps from withdrawing, and is paid',
  async (stage) => {
    const { page, openAnother } = stage;
    const { memId, memPass, cashOutPass, nick } = await freshMember(60_000);
    await enterSite(page, { memId, memPass });
    await expect(headerBalance(page)).toHaveText('60,000원');
    const [won, gone] = [await ownMatch('live'), await ownMatch('prematch')];
    await stake(page, won, '50000');
    await expect(headerBalance(page)).toHaveText('10,000원', { timeout: acceptedMs });
    await enterResult(won, 'home', reason);
    await expect(headerBalance(page)).toHaveText('110,000원', { timeout: acceptedMs });
    await stake(page, gone, '70000');
    await expect(headerBalance(page)).toHaveText('40,000원', { timeout: acceptedMs });

    await enterResult(won, 'away', reason);
    await expect(headerBalance(page)).toHaveText('0원', { timeout: acceptedMs });
    await page.goto('/member/exchangeMain/exchange');
    const notice = page.getByRole('alert').filter({ hasText: '회수되지 않은 금액' });
    await expect(notice).toContainText('60,000원');
    await expect(notice).toContainText('100,000원 중 40,000원 회수');
    await expectSound(page);
    await page.getByLabel('출금 금액').fill('10000');
    await page.getByLabel('출금 비밀번호').fill(cashOutPass);
    await page.getByRole('button', { name: '출금 신청' }).click();
    await confirmAlert(page, '10,000원');
    await expect(page.getByText('회수되지 않은 금액 60,000원이 남아 있어')).toBeVisible();

    const backOffice = await openAnother();
    await enterBackOffice(backOffice, undefined, '/admin/debts?state=open');
    const row = backOffice.getByRole('row').filter({ hasText: nick });
    await expect(stage.size === 'desktop' ? row : backOffice.getByText(nick).first()).toBeVisible();
    await expectSound(backOffice);

    await correct(memId, '75000');
    await expect(notice).toBeHidden({ timeout: acceptedMs });
    await expect(headerBalance(page)).toHaveText('15,000원');
  },
);

/** Stakes as the member who is logged in. */
async function stake(page: Page, match: OwnMatch, lineStake: string): Promise<void> {
  const token = await page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('noriter.session') ?? 'null');
    return typeof kept === 'object' && kept !== null ? String(Reflect.get(kept, 'token')) : '';
  });
  await stakeOnHome(token, match, lineStake);
}

/** Gives money by hand, as an operator may alone. */
async function correct(memId: string, amount: string): Promise<void> {
  const token = await operatorToken();
  const { list } = await call('/api/admin/members/list', { search: memId }, token);
  const [found] = list as { memberId: string }[];
  const gift = { memberId: found?.memberId, direction: 'up', amount, reason };
  await call('/api/admin/wallet/adjust', gift, token);
}
