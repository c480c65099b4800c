import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../shared/testing/mount.tsx';
import type { Gift, Rules } from './gift-lines.ts';
import { PromotionRules } from './promotion-rules.tsx';

const turnover = { percent: 300, products: { sport: 100, '*': 50 }, oddsMinimum: 1_200 };
const turnoverText = '300% · 최소 배당 1.20 · 스포츠 100%, 그 외 상품 50%';
const same = (text: string) => ({ ko: text, en: text, vi: text });
const pointsOf = (amount: string): Gift => ({ kind: 'points', amount });

/** All that the panel says, label by label. */
async function linesOf(rules: Rules): Promise<Record<string, string>> {
  await mount(<PromotionRules rules={rules} />);
  const labels = page.getByRole('term').elements();
  const values = page.getByRole('definition').elements();
  return Object.fromEntries(
    labels.map((label, place) => [label.textContent, values[place]?.textContent ?? '']),
  );
}

test('of a deposit bonus all that it promises is said', async () => {
  const rules: Rules = {
    trigger: 'deposit',
    occasion: 'first-of-day',
    percent: 10,
    amountMax: '100000',
    depositMin: '30000',
    turnover: { ...turnover, of: 'deposit-and-bonus' },
  };
  expect(await linesOf(rules)).toEqual({
    '대상 입금': '매일 첫 입금',
    비율: '10%',
    '최소 입금': '30,000원',
    '최대 지급': '100,000원',
    '롤링 조건': `${turnoverText} · 입금과 보너스 기준`,
  });
});

test('of a sheet each reward is said, with its terms', async () => {
  const rules: Rules = {
    trigger: 'attendance',
    daily: pointsOf('500'),
    streaks: [{ days: 7, reward: { kind: 'cash', amount: '10000', turnover } }],
    makeUpPerMonth: 2,
  };
  expect(await linesOf(rules)).toEqual({
    '매일 출석': '500P',
    '연속 7일': `10,000원 (롤링 조건 ${turnoverText})`,
    '한 달 출석 보충': '2번',
  });
});

test('of a wheel each slot is said, and how likely it is', async () => {
  const rules: Rules = {
    trigger: 'roulette',
    spinsPerDay: 1,
    slots: [
      { texts: same('대박'), weight: 1, reward: pointsOf('10000') },
      { texts: same('꽝'), weight: 7, reward: null },
    ],
  };
  expect(await linesOf(rules)).toEqual({
    '하루 횟수': '1번',
    '1번 칸 · 대박': '10,000P · 12.5%',
    '2번 칸 · 꽝': '꽝 · 87.5%',
  });
});

test('of a coupon it is said how long it lasts and whether it may be passed on', async () => {
  const coupon = { trigger: 'coupon', reward: pointsOf('5000'), validDays: null } as const;
  expect(await linesOf({ ...coupon, isGiftable: false })).toEqual({
    보상: '5,000P',
    '유효 기간': '기한 없음',
    선물: '불가',
  });
});
