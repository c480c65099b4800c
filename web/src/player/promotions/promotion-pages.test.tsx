import { couponChosen, couponCode } from '@noriter/rules/coupon-code';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { AttendancePage } from './attendance/attendance-page.tsx';
import { CouponGiftPage } from './coupons/coupon-gift-page.tsx';
import { CouponListPage } from './coupons/coupon-list-page.tsx';
import { CouponUsePage } from './coupons/coupon-use-page.tsx';
import { FreeBetsPage } from './free-bets/free-bets-page.tsx';
import { proveSpin } from './roulette/prove-spin.ts';
import { RotaryPage } from './roulette/rotary-page.tsx';
import { couponOf, listOf, sheet, spinOf, wheel } from './testing/answers.ts';

afterEach(() => vi.restoreAllMocks());

const screens = ['desktop', 'phone'] as const;
const code = couponCode(Array.from({ length: couponChosen }, (_, index) => index));

test.each(screens)('coupons are used by a code or from the list on a %s', async (on) => {
  const calls = answerCalls({
    '/api/coupon/list': () => ({ data: listOf([couponOf(), couponOf({ couponId: 'b', code })]) }),
    '/api/coupon/use': () => ({
      data: { grantId: 'g', reward: 'points', amount: '5000', turnoverRequired: '0' },
    }),
  });
  await mount(<CouponUsePage />, { on });
  await expect.element(page.getByText('5,000P').first()).toBeVisible();
  const field = page.getByLabelText('쿠폰 번호');
  await field.fill('ABCD-EFGH-JKMN-PQRT');
  await page.getByRole('button', { name: '쿠폰 사용하기' }).click();
  await expect.element(page.getByText(/잘못 입력된 글자/)).toBeVisible();
  expect(calls.to('/api/coupon/use')).toEqual([]);
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: '쿠폰 사용하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '사용', exact: true }).click();
  await expect.element(page.getByText('쿠폰 혜택을 지급했습니다.')).toBeVisible();
  expect(calls.to('/api/coupon/use').map(({ body }) => body.code)).toEqual([code]);
});

test.each(screens)('a coupon is given to another member on a %s', async (on) => {
  const gift = { couponId: 'c', title: '감사 쿠폰', reward: 'points', amount: '5000' };
  const calls = answerCalls({
    '/api/coupon/list': () => ({ data: listOf([couponOf()]) }),
    '/api/coupon/gifts': () => ({
      data: listOf([{ ...gift, isSent: true, nickname: '친구', giftedAt: '2026-01-11T03:00:00Z' }]),
    }),
    '/api/coupon/gift': () => ({ data: { nickname: '친구' } }),
  });
  await mount(<CouponGiftPage />, { on });
  await page.getByLabelText('받는 회원 아이디').fill('friend1');
  await page.getByRole('button', { name: '선물하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '선물하기' }).click();
  await expect.element(page.getByText('friend1 회원에게 선물했습니다.')).toBeVisible();
  expect(calls.to('/api/coupon/gift')[0]?.body).toMatchObject({ memId: 'friend1' });
});

test('the history of coupons says what became of each, or that there is none', async () => {
  answerCalls({
    '/api/coupon/list': ({ body }) => ({
      data: listOf(
        body.state === 'used' ? [] : [couponOf({ state: 'expired', giftedByName: '친구' })],
      ),
    }),
  });
  await mount(<CouponListPage />);
  await expect.element(page.getByRole('cell', { name: '기간 만료' })).toBeVisible();
  await page.getByRole('button', { name: '사용 완료' }).click();
  await expect.element(page.getByText('쿠폰 내역이 없습니다')).toBeVisible();
});

test.each(screens)('a coupon of a free bet says its terms, on a %s', async (on) => {
  const freeBet = { products: ['sport' as const], oddsMinimum: 1_500, winMax: null, validDays: 7 };
  const coupon = couponOf({ reward: 'free-bet', amount: '10000', freeBet });
  answerCalls({ '/api/coupon/list': () => ({ data: listOf([coupon]) }) });
  await mount(<CouponUsePage />, { on });
  await expect.element(page.getByText('무료 베팅 10,000원')).toBeVisible();
  await expect.element(page.getByText(/스포츠 · 배당 1.50 이상 · 받은 뒤 7일/)).toBeVisible();
});

test.each(screens)(
  'free bets say what they are for, until when, and what was won, on a %s',
  async (on) => {
    const free = {
      freeBetId: 'one',
      amount: '10000',
      products: [],
      oddsMinimum: '1.50',
      winMax: '100000',
      expiresAt: '2026-01-31T00:00:00Z',
      state: 'open',
      won: '0',
      slipId: null,
    };
    const won = { ...free, freeBetId: 'two', products: ['mini'], state: 'won', won: '9500' };
    const lost = { ...free, freeBetId: 'three', state: 'lost', slipId: 's' };
    answerCalls({ '/api/bet/freeBet/own': () => ({ data: listOf([free, won, lost]) }) });
    await mount(<FreeBetsPage />, { on });
    await expect.element(page.getByText('사용 가능', { exact: true }).first()).toBeVisible();
    await expect
      .element(page.getByText('스포츠·미니게임 · 배당 1.50 이상 · 당첨금 최대 100,000원').first())
      .toBeVisible();
    await expect.element(page.getByText('2026-01-31 09:00').first()).toBeVisible();
    await expect.element(page.getByText('9,500원').first()).toBeVisible();
  },
);

test('without free bets that is said', async () => {
  answerCalls({ '/api/bet/freeBet/own': () => ({ data: listOf([]) }) });
  await mount(<FreeBetsPage />);
  await expect.element(page.getByText('받으신 무료 베팅이 없습니다')).toBeVisible();
});

test.each(screens)('days are stamped and made up on a %s', async (on) => {
  const calls = answerCalls({
    '/api/promotion/attendance/sheet': () => ({ data: sheet }),
    '/api/promotion/attendance/stamp': () => ({
      data: { given: [{ kind: 'points', amount: '300' }] },
    }),
    '/api/promotion/attendance/makeUp': () => ({ data: { given: [] } }),
  });
  await mount(<AttendancePage />, { on });
  await page.getByRole('button', { name: '오늘 출석하기' }).click();
  await expect.element(page.getByText('출석했습니다. +300P')).toBeVisible();
  await page.getByRole('button', { name: '1월 4일 결석, 보충' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '보충하기' }).click();
  await expect.element(page.getByText('출석을 보충했습니다.')).toBeVisible();
  expect(calls.to('/api/promotion/attendance/makeUp')[0]?.body).toMatchObject({
    day: '2026-01-04',
  });
});

test.each([
  ['attendance', <AttendancePage key="a" />, '진행 중인 출석 이벤트가 없습니다'],
  ['roulette', <RotaryPage key="r" />, '진행 중인 룰렛 이벤트가 없습니다'],
])('without a promotion the page of %s says so', async (_name, shown, words) => {
  const closed = () => ({ code: 'PR004', message: '지금 진행 중인 이벤트가 아닙니다.' });
  answerCalls({
    '/api/promotion/attendance/sheet': closed,
    '/api/promotion/roulette/wheel': closed,
  });
  await mount(shown);
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each(screens)('the wheel stops where the draw says and is verified on a %s', async (on) => {
  const { slot } = await proveSpin(spinOf(0));
  const calls = answerCalls({
    '/api/promotion/roulette/wheel': () => ({ data: wheel }),
    '/api/promotion/roulette/spins': () => ({ data: listOf([spinOf(slot)]) }),
    '/api/promotion/roulette/spin': () => ({ data: spinOf(slot) }),
  });
  await mount(<RotaryPage />, { on });
  await page.getByLabelText('내 단어 (선택)').fill('행운');
  // By the keyboard, as by the mouse.
  await userEvent.keyboard('{Tab}{Enter}');
  const words = `${wheel.slots[slot]?.text} 칸에 멈췄습니다.`;
  await expect.element(page.getByText(words)).toBeVisible();
  expect(calls.to('/api/promotion/roulette/spin')[0]?.body).toMatchObject({
    version: 1,
    number: 1,
    word: '행운',
  });
  await page.getByRole('button', { name: '검증' }).first().click();
  await expect.element(page.getByText('약속한 대로 추첨되었습니다')).toBeVisible();
});

test('a spin that was drawn otherwise is said to differ', async () => {
  const { slot } = await proveSpin(spinOf(0));
  answerCalls({
    '/api/promotion/roulette/wheel': () => ({ data: { ...wheel, spinsLeft: 0 } }),
    '/api/promotion/roulette/spins': () => ({ data: listOf([spinOf((slot + 1) % 8)]) }),
  });
  await mount(<RotaryPage />);
  await expect
    .element(page.getByRole('button', { name: '오늘 횟수를 모두 사용하셨습니다' }))
    .toBeDisabled();
  await page.getByRole('button', { name: '검증' }).click();
  await expect.element(page.getByText(/공개된 값과 다릅니다/)).toBeVisible();
});
