import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import type { PolicyPartProps } from './general-panel.tsx';
import { products } from './policy-fields.ts';

/** How much has to be staked before money may leave, and what counts for it. */
export function RollingPanel({ fields, put, problemAt, isReadOnly }: PolicyPartProps) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('policy.rolling')}>
      <p className="pb-4 text-sm text-muted">{t('policy.rollingNote')}</p>
      <div className="grid grid-cols-2 gap-4 pb-5 lg:grid-cols-4">
        {(['rollingPercent', 'bonusRollingPercent'] as const).map((name) => (
          <NumberInput
            key={name}
            label={t(`policy.field.${name}`)}
            value={fields[name]}
            onChange={(value) => put({ [name]: value })}
            error={problemAt(name)}
            hint={t('policy.hint.percent')}
            isDisabled={isReadOnly}
          />
        ))}
        <NumberInput
          label={t('policy.field.rollingOddsMinimum')}
          value={fields.rollingOddsMinimum}
          onChange={(rollingOddsMinimum) => put({ rollingOddsMinimum })}
          error={problemAt('rollingOddsMinimum')}
          hint={t('policy.hint.rollingOddsMinimum')}
          places={3}
          isDisabled={isReadOnly}
        />
      </div>
      <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
        <legend className="sr-only">{t('policy.weights')}</legend>
        <p aria-hidden="true" className="font-medium">
          {t('policy.weights')}{' '}
          <span className="text-sm font-normal text-faint">{t('policy.weightsHint')}</span>
        </p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {products.map((product) => (
            <NumberInput
              key={product}
              label={t(`policy.product.${product}`)}
              value={fields.weights[product] ?? ''}
              onChange={(percent) => put({ weights: { ...fields.weights, [product]: percent } })}
              error={problemAt(`weights.${product}`)}
              hint={t('policy.hint.percent')}
              isDisabled={isReadOnly}
            />
          ))}
        </div>
      </fieldset>
    </Panel>
  );
}
