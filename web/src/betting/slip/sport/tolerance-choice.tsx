import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { chooseTolerance, tolerances, useOddsPolicy, useTolerance } from '../store/odds-policy.ts';

const perCent = 100;

/** How far odds may fall for who takes better ones; whoever takes none or any has no use for it. */
export function ToleranceChoice() {
  const { t } = useTranslation('sport');
  const tolerance = useTolerance();
  if (useOddsPolicy() !== 'better') return null;
  return (
    <div className="flex flex-col gap-1.5 [&>fieldset]:grid [&>fieldset]:w-full [&>fieldset]:grid-cols-4">
      <span aria-hidden="true" className="text-sm font-medium text-muted">
        {t('slip.tolerance')}
      </span>
      <Segmented
        label={t('slip.tolerance')}
        choices={tolerances.map((one) => ({
          id: String(one),
          text: one === 0 ? t('slip.toleranceNone') : `${one / perCent}%`,
        }))}
        value={String(tolerance)}
        onChange={(id) => chooseTolerance(tolerances.find((one) => String(one) === id) ?? 0)}
      />
    </div>
  );
}
