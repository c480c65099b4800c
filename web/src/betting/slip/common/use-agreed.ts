import { useTranslation } from 'react-i18next';
import { won, wonReading } from '../../../shared/format/money.ts';
import { ask } from '../../../shared/ui/overlays/alerts.ts';
import { useOneTap } from '../store/one-tap.ts';
import type { SlipFilled, SlipQuestion, SlipSums } from './slip-facts.ts';

/** As many selections as a phone shows beside the sums; the slip itself has all of them. */
const picksMax = 6;

/**
 * Asks with what is agreed to: selections with their odds, the stake and what it may pay. Whoever
 * chose to bet by one press has agreed already.
 */
export function useAgreed() {
  const { t } = useTranslation();
  const [isOneTap] = useOneTap();
  return async ({ picks, kind }: SlipQuestion, { totalOdds }: SlipFilled, sums: SlipSums) => {
    if (isOneTap) return true;
    const stake = sums.stake.toString();
    const more = picks.length - picksMax;
    const [amount, reading] = [won(stake), wonReading(stake)];
    const message = [
      ...picks.slice(0, picksMax),
      ...(more > 0 ? [t('bet.morePicks', { count: more })] : []),
      '',
      ...(totalOdds === null ? [] : [`${t('bet.totalOdds')} ${totalOdds}`]),
      `${t('bet.stake')} ${amount}${reading === amount ? '' : ` (${reading})`}`,
      `${t('bet.win')} ${won(sums.most.toString())}`,
    ].join('\n');
    return ask({ title: kind, message, confirmLabel: t('bet.submit') });
  };
}
