import { useTranslation } from 'react-i18next';
import { readOdds } from '../../shared/format/odds.ts';
import type { BonusRule } from '../sportsbook/model/sport-types.ts';

/** From how many legs on a combination is paid so much more. */
export function BonusSteps({ bonus }: { bonus: BonusRule | null }) {
  const { t } = useTranslation('sport');
  if (bonus === null || bonus.steps.length === 0) {
    return <p className="text-muted">{t('inForce.noBonus')}</p>;
  }
  const steps = [...bonus.steps].sort((left, right) => left.folds - right.folds);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-bold">{t('slip.bonus')}</h3>
      <ul className="flex flex-wrap gap-2">
        {steps.map(({ folds, factor }) => (
          <li key={folds} className="rounded-md bg-raised px-3 py-1 tabular-nums">
            {t('inForce.bonusStep', { folds, percent: (factor - 1_000) / 10 })}
          </li>
        ))}
      </ul>
      <p className="text-pretty text-sm text-muted">
        {t('inForce.bonusOdds', { odds: readOdds(bonus.legOddsMin) })}
      </p>
    </div>
  );
}
