import { type APIResponse, expect, type Page } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { asOperator, freshMember } from './fresh-member.ts';
import { type OwnMatch, ownMatch, publishOdds, steer, untilOffered } from './odds-feed.ts';
import { money, type Stage } from './on-both-sizes.ts';
import { confirmAlert, enterSite, headerBalance } from './people.ts';
import { call } from './site-calls.ts';
import { expectSound } from './soundness.ts';
import { holdAnswers, loseAnswers } from './unsteady-line.ts';

/** The in-play delay, the wallet's word and what a busy machine takes for both. */
const acceptedMs = 2 * limits.soon;

money.onOneSize(
  'desktop',
  'a combination in play is watched, placed, won and paid',
  async (stage) => {
    const { page, size } = stage;
    const [one, other] = [await ownMatch('live'), await ownMatch('live')];
    await startBetting(page, 100_000);
    await pickAtOdds(page, one, ['1.80', '3.30', '4.00'], '2.10');
    await pickAtOdds(page, other, ['1.90', '3.30', '4.00'], '2.00');

    await openSlip(stage);
    const slip = slipOf(stage);
    await expect(slip.getByText('4.20', { exact: true })).toBeVisible();
    await slip.getByLabel('베팅 금액').fill('10000');
    await expect(slip).toContainText('42,000원');
    await expectSound(page);
    const { letThrough } = await holdAnswers(page, '/api/bet/betProc');
    await slip.getByRole('button', { name: '베팅하기' }).click();
    await confirmAlert(page, '예상 당첨금 42,000원');
    await expect(slip.getByText('베팅을 보내고 있습니다.')).toBeVisible();
    letThrough();
    await expect(slip.getByText('베팅이 접수되었습니다.')).toBeVisible({ timeout: acceptedMs });
    await expect(headerBalance(page)).toHaveText('90,000원');
    await closeSlip(stage);

    await page.goto(`/member/sport/livebetting?words=${one.home}`);
    await steer({ action: 'goal', eventId: one.eventId, side: 'home' });
    await expect(page.getByRole('link', { name: new RegExp(`${one.home} 1`) })).toBeVisible();
    await steer({ action: 'finish', eventId: one.eventId });
    await steer({ action: 'finish', eventId: other.eventId, home: 2, away: 1 });
    await expect(page.getByText('2폴더 조합 적중, 당첨금 42,000원')).toBeVisible({
      timeout: acceptedMs,
    });
    await expect(headerBalance(page)).toHaveText('132,000원');

    await page.goto(size === 'desktop' ? '/member/mypage/betting/list' : '/member/betList');
    await page.getByRole('button', { name: '상세 보기' }).first().click();
    const detail = page.getByRole('dialog');
    await expect(detail.getByText('2폴더 조합')).toBeVisible();
    // Both legs, and the ticket itself.
    await expect(detail.getByText('적중', { exact: true })).toHaveCount(3);
    await expect(detail).toContainText('+32,000원');
    await expectSound(page);
  },
);

money.onBothSizes(
  'a bet is placed once, at odds that were agreed to, and taken back',
  async (stage) => {
    const { page } = stage;
    const match = await ownMatch('prematch');
    await startBetting(page, 50_000);
    await pickAtOdds(page, match, ['1.80', '3.30', '4.00'], '1.90', 'combinationbetting');

    await openSlip(stage);
    const slip = slipOf(stage);
    const submit = slip.getByRole('button', { name: '베팅하기' });
    await slip.getByLabel('베팅 금액').fill('20000');
    await publishOdds(match, ['1.85', '3.30', '4.00']);
    await expect(slip.getByText('배당이 바뀌었습니다.')).toBeVisible();
    await expect(submit).toBeDisabled();
    await slip.getByRole('button', { name: '새 배당 받기' }).click();
    await expect(slip).toContainText('37,000원');

    await page.reload();
    await openSlip(stage);
    await expect(slip).toContainText('37,000원');
    const sent = await loseAnswers(page, '/api/bet/betProc', 1);
    await submit.click();
    await confirmAlert(page, '베팅 금액 20,000원');
    await expect(slip.getByText('처리 결과를 받지 못했습니다.')).toBeVisible();
    await page.reload();
    await openSlip(stage);
    await slip.getByRole('button', { name: '다시 보내기' }).click();
    await expect(slip.getByText('베팅이 접수되었습니다.')).toBeVisible({ timeout: acceptedMs });
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    await expect(headerBalance(page)).toHaveText('30,000원');

    await slip.getByRole('link', { name: '베팅내역 보기' }).click();
    const detail = page.getByRole('dialog', { name: '베팅 상세' });
    await detail.getByRole('button', { name: '베팅 취소' }).click();
    await confirmAlert(page, '20,000원을 돌려받습니다.');
    await expect(headerBalance(page)).toHaveText('50,000원');
    await expect(detail.getByText('취소', { exact: true })).toBeVisible();
  },
);

money.onOneSize(
  'desktop',
  'a coupon’s free bet is staked, and its winnings alone arrive',
  async (stage) => {
    const { page } = stage;
    const [member, match] = await Promise.all([freshMember(), ownMatch('live')]);
    await giveFreeBetCoupon(member.memId);
    await publishOdds(match, ['2.00', '3.30', '4.00']);
    await untilOffered(match, '2.00');
    // The balance is the first that the member's own channel brings: from then on news come, too.
    const isLive = page.waitForEvent('websocket').then((socket) =>
      socket.waitForEvent('framereceived', {
        predicate: ({ payload }) => payload.toString().includes('CASH'),
      }),
    );
    await enterSite(page, member, '/member/mypage/coupon/use');
    await isLive;
    await page.getByRole('button', { name: '무료 베팅 쿠폰 사용' }).click();
    await confirmAlert(page, '사용할까요?');
    // Live, as soon as the wallet has set it aside.
    await expect(page.getByText('무료 베팅 10,000원이 지급되었습니다.')).toBeVisible();

    await page.goto(`/member/sport/livebetting?words=${match.home}`);
    const market = `${match.home} 대 ${match.away} 승무패`;
    await page.getByRole('group', { name: market }).getByRole('button').first().click();
    const slip = slipOf(stage);
    await expect(slip).toContainText('보유 무료 베팅 1개 · 10,000원');
    await slip.getByRole('switch', { name: '무료 베팅 사용 10,000원' }).click();
    await slip.getByRole('button', { name: '10,000원 베팅하기' }).click();
    await confirmAlert(page, '당첨금 10,000원');
    await expect(slip.getByText('베팅이 접수되었습니다.')).toBeVisible({ timeout: acceptedMs });
    await expect(headerBalance(page)).toHaveText('0원');
    await steer({ action: 'finish', eventId: match.eventId, home: 2, away: 1 });
    await expect(headerBalance(page)).toHaveText('10,000원', { timeout: acceptedMs });

    await page.goto('/member/promotion/freebets');
    await expect(page.getByRole('row', { name: /10,000원 적중 .* 10,000원/ })).toBeVisible();
    await expectSound(page);
  },
);

/** One of the demonstration's coupons, in the member's own hands. */
async function giveFreeBetCoupon(memId: string): Promise<void> {
  const { list } = await call('/api/promotion/list', {});
  const rows = list as { promotionId: string; title: string }[];
  const promotion = rows.find(({ title }) => title === '무료 베팅 쿠폰');
  const wish = { kind: 'single', name: 'browser test', memIds: [memId] };
  const issue = { promotionId: promotion?.promotionId, ...wish };
  // The promotions hear of the member a moment after the approval.
  await expect(async () => asOperator('/api/admin/promotion/coupon/issue', issue)).toPass();
}

/** A member of the story's own. */
async function startBetting(page: Page, cash: number): Promise<void> {
  const member = await freshMember(cash);
  await enterSite(page, member);
  await expect(headerBalance(page)).toHaveText(`${cash.toLocaleString('ko-KR')}원`);
}

/**
 * Sees the odds of a match rise on its list, and takes the home side at them. They rise while the
 * list is on its way: what the page gets is old, and nobody follows the match yet.
 */
async function pickAtOdds(
  page: Page,
  match: OwnMatch,
  first: readonly string[],
  risen: string,
  list = 'livebetting',
): Promise<void> {
  await publishOdds(match, first);
  await untilOffered(match, first[0]);
  let old: Promise<APIResponse> | undefined;
  // What is asked again meanwhile, as when the feed is heard to be up, is answered by the old list too.
  await page.route('**/api/sport/fixtures', async (route) => {
    // Lists of other matches are none of ours, and the page before may still ask for one.
    if (!route.request().postData()?.includes(match.home)) return route.continue();
    old ??= route.fetch().then(async (answer) => {
      await publishOdds(match, [risen, ...first.slice(1)]);
      await untilOffered(match, risen);
      return answer;
    });
    await route.fulfill({ response: await old });
  });
  const market = `${match.home} 대 ${match.away} 승무패`;
  const increases = await watchIncreases(page, market);
  await page.goto(`/member/sport/${list}?words=${match.home}`);
  const cell = page.getByRole('group', { name: market }).getByRole('button').first();
  await expect(cell).toContainText(risen);
  await expect.poll(increases).toContainEqual(expect.stringContaining(risen));
  await page.unroute('**/api/sport/fixtures');
  await cell.click();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
}

/**
 * From the page's beginning: each price of a market that an arrow says has risen. The arrow goes
 * again after some seconds, which a busy machine may take to load the page.
 */
async function watchIncreases(page: Page, market: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((name) => {
    const risen: string[] = [];
    Object.assign(window, { risen });
    const note = () => {
      const arrow = document.querySelector(
        `fieldset[aria-label="${name}"] button:first-of-type [data-move=up]`,
      );
      if (arrow?.checkVisibility()) risen.push(arrow.closest('button')?.textContent ?? '');
    };
    const what = { childList: true, attributes: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(document, what);
  }, market);
  return () => page.evaluate(() => Reflect.get(window, 'risen') as string[]);
}

/** The rail of a desktop, the sheet of a phone. */
function slipOf({ page, size }: Stage) {
  return size === 'phone'
    ? page.getByRole('dialog', { name: '베팅 슬립' })
    : page.locator('section').filter({ has: page.getByRole('heading', { name: '베팅 슬립' }) });
}

/** The bar's name changes with what the slip is at; its place does not. */
async function openSlip({ page, size }: Stage): Promise<void> {
  if (size === 'phone') await page.getByTestId('slip-bar').click();
}

async function closeSlip({ page, size }: Stage): Promise<void> {
  if (size === 'desktop') return;
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
