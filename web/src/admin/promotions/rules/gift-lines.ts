import { shownOdds } from '@noriter/rules/odds';
import type { TFunction } from 'i18next';
import { freeBetTermsText, rewardText } from '../../../shared/format/reward-text.ts';
import type { PromotionRow } from '../../shared/contracts.ts';
import { productName } from '../shared/product-name.ts';

export type Rules = PromotionRow['document']['rules'];
export type RulesOf<Trigger extends Rules['trigger']> = Extract<Rules, { trigger: Trigger }>;
export type Gift = RulesOf<'coupon'>['reward'];
export type Text = TFunction<'admin'>;
export type Line = readonly [label: string, value: string];
type Turnover = Pick<NonNullable<RulesOf<'payback'>['turnover']>, TurnoverTerm>;
type TurnoverTerm = 'percent' | 'products' | 'oddsMinimum';

/** Stands for each product that a condition does not name. */
const ANY_OTHER = '*';

/** A reward, and the terms that come with it. */
export function giftLines(reward: Gift, t: Text): Line[] {
  const given: Line = [t('promotions.rules.reward'), rewardText(reward)];
  if (reward.kind === 'free-bet')
    return [given, [t('promotions.rules.terms'), freeBetTermsText(reward)]];
  if (reward.kind === 'points') return [given];
  return [given, [t('promotions.rules.turnover'), turnoverText(reward.turnover, t)]];
}

/** The same in one line: '10,000원 (롤링 조건 300% · …)'. */
export function giftText(reward: Gift, t: Text): string {
  const given = rewardText(reward);
  if (reward.kind === 'free-bet') return `${given} (${freeBetTermsText(reward)})`;
  if (reward.kind === 'points') return given;
  return `${given} (${t('promotions.rules.turnover')} ${turnoverText(reward.turnover, t)})`;
}

/** What is to be staked, at which odds, and what of a stake counts: '300% · 최소 배당 1.20 · 스포츠 100%'. */
export function turnoverText(turnover: Turnover | null, t: Text): string {
  if (turnover === null) return t('promotions.rules.noTurnover');
  const { percent, oddsMinimum, products } = turnover;
  const weights = Object.entries(products).map(([product, weight]) => {
    const name = product === ANY_OTHER ? t('promotions.rules.anyOther') : productName(t, product);
    return `${name} ${weight}%`;
  });
  const odds = `${t('promotions.rules.oddsMinimum')} ${shownOdds(BigInt(oddsMinimum))}`;
  return [`${percent}%`, odds, weights.join(', ')].join(' · ');
}

/** The products that count. */
export function productText(products: readonly string[], t: Text): string {
  return products.length === 0
    ? t('promotions.rules.allProducts')
    : products.map((product) => productName(t, product)).join(', ');
}
