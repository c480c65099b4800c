import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/page.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { NumberInput } from './number-input.tsx';
import { type PolicyFields, products } from './policy-fields.ts';

export type PolicyPartProps = {
  fields: PolicyFields;
  put: (change: Partial<PolicyFields>) => void;
  problemAt: (path: string) => string | undefined;
  isReadOnly: boolean;
};

const flags = ['depositOpen', 'withdrawalOpen', 'pointsOpen'] as const;
const hours = ['closedFrom', 'closedUntil'] as const;

/** What holds for every level: what is open, the banks' hours, points, corrections by hand. */
export function GeneralPanel({ fields, put, problemAt, isReadOnly }: PolicyPartProps) {
  const { t } = useTranslation('admin');
  const number = (name: 'pointsMinimum' | 'pointsUnit' | 'adjustAloneMax') => ({
    label: t(`policy.field.${name}`),
    value: fields[name],
    onChange: (value: string) => put({ [name]: value }),
    error: problemAt(name),
    isDisabled: isReadOnly,
  });
  return (
    <Panel title={t('policy.general')}>
      <div className="flex flex-wrap gap-x-10 gap-y-1 pb-4">
        {flags.map((name) => (
          <Switch
            key={name}
            label={t(`policy.field.${name}`)}
            isOn={fields[name]}
            isDisabled={isReadOnly}
            onChange={(isOn) => put({ [name]: isOn })}
          />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {hours.map((name) => (
          <TextField
            key={name}
            label={t(`policy.field.${name}`)}
            value={fields[name]}
            onChange={(value) => put({ [name]: value })}
            error={problemAt(name)}
            hint={t('policy.hint.bankHours')}
            isDisabled={isReadOnly}
            placeholder="00:00"
            maxLength={5}
            className="[&_input]:tabular-nums"
          />
        ))}
        <NumberInput {...number('adjustAloneMax')} hint={t('policy.hint.adjustAloneMax')} />
        <NumberInput {...number('pointsMinimum')} hint={t('policy.hint.points')} />
        <NumberInput {...number('pointsUnit')} hint={t('policy.hint.points')} />
      </div>
    </Panel>
  );
}

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
