import type { Ladder } from './ranks/domain/ladder.ts';

/** The VIP ranks of the demonstration site. */
export const demoLadder: Ladder = {
  windowDays: 30,
  keptDays: 30,
  products: [],
  oddsMinimum: 1_200,
  steps: [
    { texts: { ko: '브론즈', en: 'Bronze', vi: 'Đồng' }, turnover: 1_000_000n },
    { texts: { ko: '실버', en: 'Silver', vi: 'Bạc' }, turnover: 10_000_000n },
    { texts: { ko: '골드', en: 'Gold', vi: 'Vàng' }, turnover: 50_000_000n },
    { texts: { ko: '다이아몬드', en: 'Diamond', vi: 'Kim cương' }, turnover: 300_000_000n },
  ],
};
