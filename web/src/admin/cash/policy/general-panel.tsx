import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { SwitchedPanel } from '../../shared/settings/switched-panel.tsx';
import { aloneLimits, type PolicyFields } from './policy-fields.ts';

export type PolicyPartProps = {
  fields: PolicyFields;
  put: (change: Partial<PolicyFields>) => void;
  problemAt: (path: string) => string | undefined;
  isReadOnly: boolean;
};

/** 23:30 */
const CLOCK_LENGTH = 5;

const flags = ['depositOpen', 'withdrawalOpen', 'pointsOpen'] as const;

const hours = ['closedFrom', 'closedUntil'] as const;

/** What holds for every level: what is open, the banks' hours, points, corrections by hand. */
export function GeneralPanel({ fields, put, problemAt, isReadOnly }: PolicyPartProps) {
  const { t } = useTranslation('admin');
  const number = (name: 'pointsMinimum' | 'pointsUnit' | (typeof aloneLimits)[number]) => ({
    label: t(`policy.field.${name}`),
    value: fields[name],
    onChange: (value: string) => put({ [name]: value }),
    error: problemAt(name),
    isDisabled: isReadOnly,
  });
  return (
    <SwitchedPanel
      title={t('policy.general')}
      isReadOnly={isReadOnly}
      switches={flags.map((name) => ({
        label: t(`policy.field.${name}`),
        isOn: fields[name],
        onChange: (isOn) => put({ [name]: isOn }),
      }))}
    >
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
          maxLength={CLOCK_LENGTH}
          className="[&_input]:tabular-nums"
        />
      ))}
      {aloneLimits.map((name) => (
        <NumberInput key={name} {...number(name)} hint={t(`policy.hint.${name}`)} />
      ))}
      <NumberInput {...number('pointsMinimum')} hint={t('policy.hint.points')} />
      <NumberInput {...number('pointsUnit')} hint={t('policy.hint.points')} />
    </SwitchedPanel>
  );
}
