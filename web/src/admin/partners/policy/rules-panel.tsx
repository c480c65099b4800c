import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { RATE_PLACES } from '../../../shared/partner/rates/rate-draft.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { SwitchedPanel } from '../../shared/settings/switched-panel.tsx';
import type { PolicyPartProps } from './limits-panel.tsx';
import { listNames } from './policy-fields.ts';

const flags = ['membersGive', 'transfersNeedCode'] as const;
const aloneNames = ['moveAloneMax', 'approveAloneMax', 'shareAlonePpm'] as const;

/** Who may move money, and from where on an act takes a second operator. */
export function ActsPanel({ fields, put, problemAt, isReadOnly }: PolicyPartProps) {
  const { t } = useTranslation('partner');
  return (
    <SwitchedPanel
      title={t('policy.acts')}
      isReadOnly={isReadOnly}
      switches={flags.map((name) => ({
        label: t(`policy.field.${name}`),
        isOn: fields[name],
        onChange: (isOn) => put({ [name]: isOn }),
      }))}
    >
      {aloneNames.map((name) => (
        <NumberInput
          key={name}
          label={t(`policy.field.${name}`)}
          value={fields[name]}
          onChange={(value) => put({ [name]: value })}
          {...(name === 'shareAlonePpm' ? { places: RATE_PLACES } : {})}
          error={problemAt(name)}
          hint={t(`policy.hint.${name}`)}
          isDisabled={isReadOnly}
        />
      ))}
    </SwitchedPanel>
  );
}

/** Which bets earn nothing. */
export function ExcludedPanel({ fields, put, problemAt, isReadOnly }: PolicyPartProps) {
  const { t } = useTranslation('partner');
  return (
    <Panel title={t('policy.excluded')}>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <NumberInput
          label={t('policy.field.rollingStakeMin')}
          value={fields.rollingStakeMin}
          onChange={(rollingStakeMin) => put({ rollingStakeMin })}
          error={problemAt('rollingStakeMin')}
          hint={t('policy.hint.rollingStakeMin')}
          isDisabled={isReadOnly}
        />
        {listNames.map((name) => (
          <TextArea
            key={name}
            label={t(`policy.field.${name}`)}
            value={fields[name]}
            onChange={(text) => put({ [name]: text })}
            rows={2}
            error={problemAt(name)}
            hint={t(`policy.hint.${name}`)}
            isDisabled={isReadOnly}
          />
        ))}
      </div>
    </Panel>
  );
}
