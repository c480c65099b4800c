import { useTranslation } from 'react-i18next';
import { won } from '../../shared/format/money.ts';
import { readOdds } from '../../shared/format/odds.ts';
import type { SlipRules, SportRules } from '../sportsbook/model/sport-types.ts';

/** What `/api/bet/limits` answers, of which the matrix alone is no table. */
export type SettingsInForce = { limits: SlipRules['limits']; rules: SportRules | null };

type Fact = { name: string; value: string };

/** The settings in force as lines of a table: limits of the member's level, then rules of the site. */
export function useRuleFacts({ limits, rules }: SettingsInForce): Fact[] {
  const { t } = useTranslation('sport');
  const ofLevel = [
    { name: t('inForce.stake'), value: `${won(limits.minimum)} – ${won(limits.maximum)}` },
    { name: t('inForce.winMax'), value: won(limits.winMaximum) },
  ];
  if (rules === null) return ofLevel;
  const { cancel, cashOutRate, matrix } = rules;
  return [
    ...ofLevel,
    { name: t('inForce.foldsMax'), value: t('inForce.folds', { count: rules.foldsMax }) },
    { name: t('inForce.linesMax'), value: t('slip.lineCount', { lines: rules.linesMax }) },
    { name: t('inForce.legOddsMin'), value: readOdds(rules.legOddsMin) },
    { name: t('inForce.totalOddsMax'), value: readOdds(rules.totalOddsMax) },
    {
      name: t('inForce.liveDelay'),
      value: t('inForce.seconds', { count: rules.liveDelayMs / 1_000 }),
    },
    { name: t('inForce.mixesLive'), value: t(matrix.mixesLive ? 'inForce.yes' : 'inForce.no') },
    {
      name: t('inForce.cancel'),
      value:
        cancel.minutesMax === 0 || cancel.perDayMax === 0
          ? t('inForce.no')
          : t('inForce.cancelWithin', { minutes: cancel.minutesMax, times: cancel.perDayMax }),
    },
    {
      name: t('inForce.putOff'),
      value: t('inForce.voidAfter', { hours: rules.putOffVoidHours }),
    },
    {
      name: t('inForce.cashOut'),
      value:
        cashOutRate === null
          ? t('inForce.no')
          : t('inForce.cashOutShare', { percent: cashOutRate / 100 }),
    },
  ];
}
