import { shownOdds } from '@noriter/rules/odds';
import { useTranslation } from 'react-i18next';
import { points, won } from '../../../shared/format/money.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import {
  giftLines,
  giftText,
  type Line,
  productText,
  type Rules,
  type RulesOf,
  type Text,
  turnoverText,
} from './gift-lines.ts';
import { tournamentLines } from './tournament-lines.ts';
import { couponLines, depositLines, sheetLines, wheelLines } from './visit-lines.ts';

/** What a promotion gives by a version of it: all that whoever approves it answers for. */
export function PromotionRules({ rules }: { rules: Rules }) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('promotions.rules.title')}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-4">
        {linesOf(rules, t).map(([label, value]) => (
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
  switch (rules.trigger) {
    case 'coupon':
      return couponLines(rules, t);
    case 'attendance':
      return sheetLines(rules, t);
    case 'roulette':
      return wheelLines(rules, t);
    case 'sign-up':
      return giftLines(rules.reward, t);
    case 'deposit':
      return depositLines(rules, t);
    case 'payback':
      return paybackLines(rules, t);
    case 'mission':
      return missionLines(rules, t);
    case 'rank':
      return rankLines(rules, t);
    case 'tournament':
      return tournamentLines(rules, { t, products: productText(rules.products, t) });
    default:
      return rules satisfies never;
  }
}

function paybackLines(rules: RulesOf<'payback'>, t: Text): Line[] {
  const { period, percent, byRank = [], lossMin, amountMax, reward, turnover, products } = rules;
  return [
    [t('promotions.rules.period'), t(`promotions.rules.${period}`)],
    [t('promotions.rules.percent'), `${percent}%`],
    ...byRank.map((one): Line => [t('promotions.rules.ofRank', one), `${one.percent}%`]),
    [t('promotions.rules.lossMin'), won(lossMin)],
    [t('promotions.rules.amountMax'), reward === 'points' ? points(amountMax) : won(amountMax)],
    [t('promotions.rules.reward'), t(`promotions.rules.${reward}Reward`)],
    [t('promotions.rules.turnover'), turnoverText(turnover, t)],
    [t('promotions.rules.products'), productText(products, t)],
  ];
}

function rankLines({ each, rewards }: RulesOf<'rank'>, t: Text): Line[] {
  return [
    [t('promotions.rules.window'), t(`promotions.rules.${each}`)],
    ...rewards.map(
      ({ rank, reward }): Line => [t('promotions.rules.ofRank', { rank }), giftText(reward, t)],
    ),
  ];
}

function missionLines(rules: RulesOf<'mission'>, t: Text): Line[] {
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
