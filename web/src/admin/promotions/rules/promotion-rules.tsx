import { shownOdds } from '@noriter/rules/odds';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { points, won } from '../../shared/format/money.ts';
import { freeBetTermsText, rewardText } from '../../shared/format/reward-text.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { PromotionRow } from '../shared/contracts.ts';
import { productName } from './shared/product-name.ts';
import { tournamentLines } from './tournaments/tournament-lines.ts';

type Rules = PromotionRow['document']['rules'];
type Gift = Extract<Rules, { trigger: 'coupon' }>['reward'];
type Text = TFunction<'admin'>;
type Line = readonly [label: string, value: string];

/** What a promotion gives by a version of it; sheets and wheels say it in their note. */
export function PromotionRules({ rules }: { rules: Rules }) {
  const { t } = useTranslation('admin');
  const lines = linesOf(rules, t);
  if (lines.length === 0) return null;
  return (
    <Panel title={t('promotions.rules.title')}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-4">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-faint">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function linesOf(rules: Rules, t: Text): Line[] {
  if (rules.trigger === 'payback') return paybackLines(rules, t);
  if (rules.trigger === 'rank') return rankLines(rules, t);
  if (rules.trigger === 'tournament') {
    return tournamentLines(rules, { t, products: productText(rules.products, t) });
  }
  if (rules.trigger === 'mission') return missionLines(rules, t);
  return rules.trigger === 'coupon' || rules.trigger === 'sign-up'
    ? giftLines(rules.reward, t)
    : [];
}

/** A reward, and the terms that come with it. */
function giftLines(reward: Gift, t: Text): Line[] {
  const given: Line = [t('promotions.rules.reward'), rewardText(reward)];
  if (reward.kind === 'free-bet')
    return [given, [t('promotions.rules.terms'), freeBetTermsText(reward)]];
  if (reward.kind === 'points') return [given];
  const { turnover } = reward;
  const percent = turnover === null ? t('promotions.rules.noTurnover') : `${turnover.percent}%`;
  return [given, [t('promotions.rules.turnover'), percent]];
}

function paybackLines(rules: Extract<Rules, { trigger: 'payback' }>, t: Text): Line[] {
  const { period, percent, byRank = [], lossMin, amountMax, reward, turnover, products } = rules;
  return [
    [t('promotions.rules.period'), t(`promotions.rules.${period}`)],
    [t('promotions.rules.percent'), `${percent}%`],
    ...byRank.map((one): Line => [t('promotions.rules.ofRank', one), `${one.percent}%`]),
    [t('promotions.rules.lossMin'), won(lossMin)],
    [t('promotions.rules.amountMax'), reward === 'points' ? points(amountMax) : won(amountMax)],
    [t('promotions.rules.reward'), t(`promotions.rules.${reward}Reward`)],
    [
      t('promotions.rules.turnover'),
      turnover === null ? t('promotions.rules.noTurnover') : `${turnover.percent}%`,
    ],
    [t('promotions.rules.products'), productText(products, t)],
  ];
}

function rankLines({ each, rewards }: Extract<Rules, { trigger: 'rank' }>, t: Text): Line[] {
  const textOf = (reward: Gift) =>
    reward.kind === 'free-bet'
      ? `${rewardText(reward)} (${freeBetTermsText(reward)})`
      : rewardText(reward);
  return [
    [t('promotions.rules.window'), t(`promotions.rules.${each}`)],
    ...rewards.map(
      ({ rank, reward }): Line => [t('promotions.rules.ofRank', { rank }), textOf(reward)],
    ),
  ];
}

function missionLines(rules: Extract<Rules, { trigger: 'mission' }>, t: Text): Line[] {
  const { window, counts, goal, oddsMinimum, stakeMin, products, reward } = rules;
  const goalText = counts === 'stake' ? won(goal) : goal;
  return [
    [t('promotions.rules.window'), t(`promotions.rules.${window}`)],
    [t('promotions.rules.goal'), t(`promotions.rules.${counts}`, { goal: goalText })],
    [t('promotions.rules.oddsMinimum'), shownOdds(BigInt(oddsMinimum))],
    [t('promotions.rules.stakeMin'), won(stakeMin)],
    [t('promotions.rules.products'), productText(products, t)],
    ...giftLines(reward, t),
  ];
}

function productText(products: readonly string[], t: Text): string {
  return products.length === 0
    ? t('promotions.rules.allProducts')
    : products.map((product) => productName(t, product)).join(', ');
}
