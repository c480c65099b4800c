import { expect, type Page } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { fiveTiers, type OwnPartner, setRates } from './five-tiers.ts';
import { decideRequest, freshMember } from './fresh-member.ts';
import { ownMatch, steer } from './odds-feed.ts';
import { money, wonText } from './on-both-sizes.ts';
import { admin, enterBackOffice } from './operators.ts';
import { enterSite, memberSession } from './people.ts';
import { call } from './site-calls.ts';
import { expectSound } from './soundness.ts';
import { stakeOnHome } from './sport-stake.ts';

const category = 'in-play';
const stake = 1_000_000;

/**
 * The worked example of five tiers and a member with 0.30 percent of their own: of a million staked
 * 12,000 are rolling, and half of the other 988,000 is losing.
 */
const example = [
  { rolling: '1.20', losing: '50', earns: { rolling: 1_000, losing: 49_400 } },
  { rolling: '1.10', losing: '45', earns: { rolling: 1_000, losing: 49_400 } },
  { rolling: '1.00', losing: '40', earns: { rolling: 2_000, losing: 98_800 } },
  { rolling: '0.80', losing: '30', earns: { rolling: 2_000, losing: 98_800 } },
  { rolling: '0.60', losing: '20', earns: { rolling: 3_000, losing: 197_600 } },
] as const;
const store = example[4];

/** The bet delay, the wallet's word, the accrual, and what a busy machine takes for all. */
const countedMs = 2 * limits.soon;

money.onOneSize(
  'desktop',
  'five tiers see their shares of a lost bet, as it happens',
  async (stage) => {
    const { page: backOffice, openAnother } = stage;
    const tiers = await fiveTiers();
    for (const [place, { rolling, losing }] of example.slice(0, 4).entries()) {
      await setRates(tierAt(tiers, place), category, { rolling, losing });
    }
    await setInBackOffice(backOffice, tierAt(tiers, 4));
    const member = await freshMember(0, tierAt(tiers, 4).memId);
    await setRates(member, category, { rolling: '0.30' });

    const watching = await openAnother();
    const pushed = pushedDays(watching);
    await enterSite(watching, tierAt(tiers, 4), '/member/stributor');
    await expect(figure(watching, '유효 베팅')).toHaveText('0원');
    const betId = await loseStake(member);
    const earned = wonText(store.earns.rolling + store.earns.losing);
    await expect(figure(watching, '수익 합계')).toHaveText(earned, { timeout: countedMs });
    await expect(figure(watching, '유효 베팅')).toHaveText(wonText(stake));
    await expect(figure(watching, '베팅 수익')).toHaveText(wonText(stake));
    await expect(figure(watching, '입출금 차액')).toHaveText(wonText(stake));
    const newest = () => pushed().at(-1);
    await expect.poll(newest).toMatchObject({ bets: 1, turnover: String(stake) });

    await watching.goto('/member/partner/partnerCalculationUserList');
    await expectShare(watching, 4);
    for (const place of [3, 2, 1]) {
      const page = await openAnother();
      await enterSite(page, tierAt(tiers, place), '/member/partner/partnerCalculationUserList');
      await expectShare(page, place);
    }
    const top = await openAnother();
    await enterSite(top, tierAt(tiers, 0), `/member/partner/partnerCalculationList?bet=${betId}`);
    await expectArithmetic(top, tiers);
    await expectSound(top);
  },
);

function tierAt(tiers: readonly OwnPartner[], place: number): OwnPartner {
  const found = tiers[place];
  if (found === undefined) throw new Error(`There is no tier at ${place}.`);
  return found;
}

/** What a page is sent of the own day from now on, in the order it came. */
function pushedDays(page: Page): () => unknown[] {
  const bodies: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const body = /\{"cmd":"PARTNER".*\}/.exec(String(payload))?.[0];
      if (body !== undefined) bodies.push(body);
    }),
  );
  return () => bodies.map((body) => JSON.parse((JSON.parse(body) as { data2: string }).data2));
}

/** What a figure at the top of a partner's page has come to. */
function figure(page: Page, name: string) {
  const tile = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  return tile.locator('dd').first();
}

/** An operator gives the store its rates, having seen what they would have meant. */
async function setInBackOffice(page: Page, { memberId, memId }: OwnPartner): Promise<void> {
  await enterBackOffice(page, admin, `/admin/partners?partner=${memberId}&view=rates`);
  await expect(page.getByText(memId).first()).toBeVisible();
  await page.getByRole('button', { name: '요율 변경' }).click();
  await page.getByLabel('실시간 롤링', { exact: true }).fill('0.81');
  await expect(page.getByText('상위 파트너의 0.80%를 넘을 수 없습니다.')).toBeVisible();
  await page.getByLabel('실시간 롤링', { exact: true }).fill(store.rolling);
  await page.getByLabel('실시간 루징', { exact: true }).fill(store.losing);
  await page.getByRole('button', { name: '변경 2건 확인' }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('최근 30일 실적에 적용했다면')).toBeVisible();
  await review.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('요율이 변경되었습니다.').first()).toBeVisible();
  await expect(page.getByText(/까지 변경 불가/)).toHaveCount(2);
  await expectSound(page);
}

/** A member pays in, bets on a side, and the other one wins. @returns the id of the bet */
async function loseStake({ memId, memPass }: { memId: string; memPass: string }): Promise<string> {
  const { token } = await memberSession(memId, memPass);
  await expect(async () => call('/api/cash/in', { amount: String(stake) }, token)).toPass();
  await decideRequest('in', memId, { move: 'approve' });
  const match = await ownMatch('live');
  const { slipId, bets } = await stakeOnHome(token, match, String(stake));
  const state = async () => (await call('/api/bet/detail', { slipId }, token)).state;
  await expect.poll(state, { timeout: countedMs }).toBe('accepted');
  await steer({ action: 'finish', eventId: match.eventId, home: 0, away: 1 });
  return bets[0]?.betId ?? '';
}

/** What a tier's page has for the day, to the won. */
async function expectShare(page: Page, place: number): Promise<void> {
  const { rolling, losing } = example[place]?.earns ?? store.earns;
  await expect(figure(page, '유효 베팅')).toHaveText(wonText(stake));
  await expect(figure(page, '롤링 수익')).toHaveText(wonText(rolling));
  await expect(figure(page, '루징 수익')).toHaveText(wonText(losing));
  await expect(figure(page, '수익 합계')).toHaveText(wonText(rolling + losing));
}

/** Why the bet earned each what it did: from the head office down, as the document has it. */
async function expectArithmetic(page: Page, tiers: readonly OwnPartner[]): Promise<void> {
  const shares = page.getByRole('table', { name: '배분 내역' });
  const below = [...example.slice(1).map(({ rolling }) => rolling), '0.30'];
  for (const [place, { rolling, earns }] of example.entries()) {
    const row = shares.getByRole('row').filter({ hasText: tierAt(tiers, place).memId });
    await expect(row).toContainText(`${rolling} − ${below[place]}`);
    await expect(row).toContainText(wonText(earns.rolling));
  }
  await expect(shares.getByRole('row')).toHaveCount(example.length + 2);
  await expect(figure(page, '전체 배분')).toHaveText('12,000원');
}
