import { useTranslation } from 'react-i18next';
import {
  type ExclusionLength,
  exclusionLengths,
  type LimitKind,
  type LimitRow,
  limitKinds,
  type TimeOutLength,
  timeOutLengths,
} from '../../../shared/account/protection.ts';
import { MoneyField } from '../../../shared/forms/numbers/money-field.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';

const periods = ['day', 'week', 'month'] as const satisfies readonly LimitRow['period'][];

export type LimitChoice = {
  kind: LimitKind;
  period: LimitRow['period'];
  amount: string;
  isOff: boolean;
};

type LimitFieldsProps = {
  limit: LimitChoice;
  error: string | undefined;
  onChange: (limit: LimitChoice) => void;
};

export function LimitFields({ limit, error, onChange }: LimitFieldsProps) {
  const { t } = useTranslation('admin');
  const site = useTranslation(['site', 'protection']).t;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={t('protect.kind')}
          choices={limitKinds.map((id) => ({ id, text: site(`protection:limitTitle.${id}`) }))}
          value={limit.kind}
          onChange={(kind) => onChange({ ...limit, kind })}
        />
        <Segmented
          label={t('protect.period')}
          choices={periods.map((id) => ({ id, text: t(`protect.periods.${id}`) }))}
          value={limit.period}
          onChange={(period) => onChange({ ...limit, period })}
        />
      </div>
      {limit.isOff ? null : (
        <MoneyField
          label={site('protection:newLimit')}
          value={limit.amount}
          onChange={(amount) => onChange({ ...limit, amount })}
          error={error}
        />
      )}
      <Switch
        label={t('protect.release')}
        isOn={limit.isOff}
        onChange={(isOff) => onChange({ ...limit, isOff })}
      />
    </>
  );
}

type LengthsProps = {
  action: 'timeOut' | 'exclude';
  timeOut: TimeOutLength;
  exclusion: ExclusionLength;
  onTimeOut: (length: TimeOutLength) => void;
  onExclusion: (length: ExclusionLength) => void;
};

export function Lengths({ action, timeOut, exclusion, onTimeOut, onExclusion }: LengthsProps) {
  const { t } = useTranslation(['site', 'protection']);
  return action === 'timeOut' ? (
    <Segmented
      label={t('protection:timeOut.length')}
      choices={timeOutLengths.map((id) => ({ id, text: t(`protection:timeOut.${id}`) }))}
      value={timeOut}
      onChange={onTimeOut}
    />
  ) : (
    <Segmented
      label={t('protection:exclusion.length')}
      choices={exclusionLengths.map((id) => ({ id, text: t(`protection:exclusion.${id}`) }))}
      value={exclusion}
      onChange={onExclusion}
    />
  );
}
