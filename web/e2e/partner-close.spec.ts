import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { koreaDay, koreaDayBefore } from '../src/shared/format/time.ts';
import { asOperator, freshMember } from './fresh-member.ts';
import { money, wonText } from './on-both-sizes.ts';
import { admin, enterBackOffice } from './operators.ts';
import { type PastBet, publishLost, publishVoided } from './past-bets.ts';
import { enterSite, memberSession } from './people.ts';
import { call } from './site-calls.ts';
import { expectSound } from './soundness.ts';

/** Frozen days are settled by a job, approved ones paid by another run of it. */
const jobMs = 2 * limits.soon;
const memPass = 'partner1234';
const partners = ['ptn1', 'ptn2', 'ptn3', 'ptn4', 'ptn5'] as const;
const today = koreaDay(new Date());
const [day, nextDay] = [koreaDayBefore(today, 2), koreaDayBefore(today, 1)];
const stake = 100_000;

/** What the store gets of the bet: 0.60 percent, and a fifth of what 1.20 percent of rolling leave. */
const earns = { rolling: 600, losing: 19_760 };

/*
 * A day is closed when it is over, so nothing that is bet here can be: the bet is one of the day before
 * yesterday, as betting would have published it, and so is its resettlement of yesterday.
 */
money.onOneSize(
  'phone',
  'a day is closed and paid, and its resettlement corrected on the next',
  async (stage) => {
    const { page: backOffice, openAnother } = stage;
    const tooSoon = { cycle: 'day', fromDay: today, untilDay: today };
    await expect(asOperator('/api/admin/partner/periods/freeze', tooSoon)).rejects.toThrow('PT401');
    const bet = await lostBet();
    const due = await dueOf(day);
    await closeInBackOffice(backOffice, day, due);
    await expectSound(backOffice);

    let paid = 0;
    for (const memId of partners) paid += await expectPaid(memId);
    expect(wonText(paid)).toBe(due);

    const page = await openAnother();
    const ledger = '/member/mypage/ledger/list?kind=commission_pay';
    const { token } = await enterSite(page, { memId: 'ptn5', memPass }, ledger);
    const entries = page.getByRole('list', { name: '거래 명세' });
    await expect(entries).toContainText('파트너 정산금');
    for (const { payable } of await settlementsOf(token, day)) {
      await expect(entries).toContainText(`+${wonText(payable)}`);
    }
    await expectSound(page);
    await openStatement(page, day, '루징');

    await publishVoided(bet, nextDay);
    await expectVersions(token, bet, 2);
    await closeInBackOffice(backOffice, nextDay, await dueOf(nextDay));
    for (const [kind, won] of [
      ['롤링', earns.rolling],
      ['루징', earns.losing],
    ] as const) {
      const statement = await openStatement(page, nextDay, kind);
      const correction = statement.getByRole('listitem').filter({ hasText: '정정' });
      await expect(correction).toHaveCount(1);
      await expect(correction).toContainText('파워볼');
      await expect(correction).toContainText(wonText(won));
    }
  },
);

/** A member of the store's own has lost a bet, and it is counted. */
async function lostBet(): Promise<PastBet> {
  const { memberId } = await freshMember(0, 'ptn5');
  const known = () => asOperator('/api/admin/partner/rates/get', { holderId: memberId });
  await expect(known).toPass({ timeout: jobMs });
  const bet = { betId: randomUUID(), memberId, stake };
  await publishLost(bet, day);
  await expectVersions((await memberSession('ptn5', memPass)).token, bet, 1);
  return bet;
}

/** So often a bet was counted, as the store sees it. */
async function expectVersions(token: string, { betId }: PastBet, count: number): Promise<void> {
  await expect(async () => {
    const { versions } = await call('/api/partner/why', { betId }, token);
    expect(versions).toHaveLength(count);
  }).toPass({ timeout: jobMs });
}

async function dueOf(ofDay: string): Promise<string> {
  const period = { cycle: 'day', fromDay: ofDay, untilDay: ofDay };
  const { totals } = await asOperator('/api/admin/partner/periods/preview', period);
  return wonText(Number((totals as { payable: string }).payable));
}

/** Looks at what a day comes to, freezes it, approves it, and sees it paid. */
async function closeInBackOffice(page: Page, ofDay: string, due: string): Promise<void> {
  await enterBackOffice(page, admin, '/admin/partners/periods');
  await page.getByRole('button', { name: /기간 선택/ }).click();
  await page.getByRole('option', { name: ofDay }).click();
  await expect(page.getByText(`지급 예정 ${due}`)).toBeVisible();
  await page.getByRole('button', { name: '마감', exact: true }).click();
  const freezing = page.getByRole('dialog', { name: '정산 기간 마감' });
  await expect(freezing).toContainText(ofDay);
  await freezing.getByRole('button', { name: '마감', exact: true }).click();
  const row = page.getByRole('list', { name: '정산 기간' }).getByRole('listitem').first();
  await expect(row).toContainText(`일 ${ofDay}`);
  await expect(row).toContainText('승인 전', { timeout: jobMs });
  await row.getByRole('button', { name: '지급 승인' }).click();
  const approving = page.getByRole('dialog', { name: '지급 승인' });
  await expect(approving).toContainText(due);
  await approving.getByLabel('사유').fill('하루 마감');
  await approving.getByRole('button', { name: '지급 승인' }).click();
  // Its state, and what it has paid.
  await expect(row.getByText('지급 완료', { exact: true })).toHaveCount(2, { timeout: jobMs });
  await expect(row.getByText(due)).toHaveCount(2);
}

type Settled = { kind: string; state: string; payable: number };

/** What somebody was settled for of a day, and is paid. */
async function settlementsOf(token: string, ofDay: string): Promise<Settled[]> {
  const asked = { startDate: ofDay, endDate: ofDay };
  const { list } = await call('/api/partner/settlements', asked, token);
  const settled = (list as { kind: string; state: string; payable: string }[]).map((one) => ({
    ...one,
    payable: Number(one.payable),
  }));
  expect(settled.map(({ state }) => state)).toEqual(settled.map(() => 'paid'));
  return settled.filter(({ payable }) => payable > 0);
}

/** What a partner is settled for stands in its ledger, each once. @returns the sum */
async function expectPaid(memId: string): Promise<number> {
  const { token } = await memberSession(memId, memPass);
  const settled = (await settlementsOf(token, day)).map(({ payable }) => payable);
  const { list } = await call('/api/cash/ledger', { kinds: ['commission_pay'] }, token);
  const entries = (list as { amount: string }[]).map(({ amount }) => Number(amount));
  const ascending = (one: number, other: number) => one - other;
  expect(entries.sort(ascending)).toEqual(settled.sort(ascending));
  return settled.reduce((sum, payable) => sum + payable, 0);
}

/** A settlement's statement, and its file. */
async function openStatement(page: Page, ofDay: string, kind: string): Promise<Locator> {
  await page.goto(`/member/partner/partnerCalculationList?from=${ofDay}&until=${ofDay}`);
  const settlements = page.getByRole('list', { name: '정산 내역' });
  const settlement = settlements.getByRole('listitem').filter({ hasText: kind });
  await settlement.getByRole('button', { name: '정산서' }).click();
  const statement = page.getByRole('dialog', { name: '정산서' });
  await expect(statement.getByText('지급 금액')).toBeVisible();
  await expectSound(page);
  const download = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'PDF 저장' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^statement-(rolling|losing)-.*\.pdf$/);
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);
  return statement;
}
