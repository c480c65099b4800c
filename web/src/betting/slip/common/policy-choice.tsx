import { oddsPolicies } from '@noriter/rules/price-policy';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { chooseOddsPolicy, useOddsPolicy } from '../store/odds-policy.ts';

/** Which changes of odds the member takes; one choice for every slip. */
export function PolicyChoice() {
  const { t } = useTranslation();
  const policy = useOddsPolicy();
  return (
    <div className="flex flex-col gap-1.5 [&>fieldset]:grid [&>fieldset]:w-full [&>fieldset]:grid-cols-3">
      <span aria-hidden="true" className="text-sm font-medium text-muted">
        {t('bet.policyTitle')}
      </span>
      <Segmented
        label={t('bet.policyTitle')}
        choices={oddsPolicies.map((id) => ({ id, text: t(`bet.policy.${id}`) }))}
        value={policy}
        onChange={chooseOddsPolicy}
      />
    </div>
  );
}
