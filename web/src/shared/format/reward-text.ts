import { shownOdds } from '@noriter/rules/odds';
import i18next from 'i18next';
import { points, won } from './money.ts';
import { readOdds } from './odds.ts';

type Reward = { kind: 'points' | 'cash' | 'free-bet'; amount: string };

/** What a reward is, as people read it: '500P', '10,000원', '무료 베팅 10,000원'. */
export function rewardText({ kind, amount }: Reward): string {
  if (kind === 'free-bet') return i18next.t('bet.freeBetOf', { amount: won(amount) });
  return kind === 'points' ? points(amount) : won(amount);
}

type Terms = {
  products: readonly ('sport' | 'mini')[];
  /** In thousandths. */
  oddsMinimum: number;
  winMax: string | null;
  validDays: number;
};

/** The terms of a free bet that is not given yet: '스포츠 · 배당 1.50 이상 · 받은 뒤 7일'. */
export function freeBetTermsText({ products, oddsMinimum, winMax, validDays }: Terms): string {
  const odds = shownOdds(BigInt(oddsMinimum));
  const days = i18next.t('freeBet.days', { days: validDays });
  return [freeBetBoundsText({ products, odds, winMax }), days].join(' · ');
}

/** What bounds it in a slip: '스포츠 · 배당 1.50 이상 · 당첨금 최대 100,000원'. */
export function freeBetBoundsText(of: {
  products: readonly string[];
  odds: string;
  winMax: string | null;
}): string {
  const { products, odds, winMax } = of;
  const [one, ...others] = products;
  const on = others.length > 0 || (one !== 'sport' && one !== 'mini') ? 'all' : one;
  return [
    i18next.t(`freeBet.on.${on}`),
    i18next.t('freeBet.odds', { odds: readOdds(odds) }),
    ...(winMax === null ? [] : [i18next.t('freeBet.winMax', { amount: won(winMax) })]),
  ].join(' · ');
}
