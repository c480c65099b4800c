import type { TFunction } from 'i18next';
import { points, won } from '../../../shared/format/money.ts';
import type { PromotionRow } from '../../shared/contracts.ts';

type Rules = Extract<PromotionRow['document']['rules'], { trigger: 'tournament' }>;
type Line = readonly [label: string, value: string];
type Words = { t: TFunction<'admin'>; products: string };

/** What counts in a tournament and what its places win. */
export function tournamentLines(rules: Rules, { t, products }: Words): Line[] {
  const { score, entry, stakeMin, waitMinutes, games, prizes } = rules;
  const of = games.length === 0 ? products : `${products} · ${games.join(', ')}`;
  return [
    [t('promotions.rules.score'), t(`promotions.rules.scores.${score}`)],
    [t('promotions.rules.entry'), t(`promotions.rules.entries.${entry}`)],
    [t('promotions.rules.stakeMin'), won(stakeMin)],
    [t('promotions.rules.wait'), t('promotions.rules.minutes', { count: waitMinutes })],
    [t('promotions.rules.products'), of],
    ...prizes.map(({ fromPlace, toPlace, reward: { kind, amount } }): Line => {
      const gift = kind === 'points' ? points(amount) : won(amount);
      const text = kind === 'free-bet' ? t('promotions.rules.freeBet', { amount: gift }) : gift;
      return [placesText(t, fromPlace, toPlace), text];
    }),
  ];
}

function placesText(t: TFunction<'admin'>, from: number, to: number): string {
  return from === to
    ? t('promotions.rules.place', { place: from })
    : t('promotions.rules.places', { from, to });
}
