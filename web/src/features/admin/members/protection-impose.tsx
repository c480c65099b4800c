import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/money-field.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Switch } from '../../../components/switch.tsx';
import {
  type ExclusionLength,
  exclusionLengths,
  type LimitKind,
  type LimitRow,
  limitKinds,
  type TimeOutLength,
  timeOutLengths,
} from '../../protection/protection-queries.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { type ImposeBody, useImpose } from './use-protect.ts';

type Action = ImposeBody['protection']['action'];
const actions = ['setLimit', 'timeOut', 'exclude'] as const satisfies readonly Action[];
const periods = ['day', 'week', 'month'] as const satisfies readonly LimitRow['period'][];

/** What an operator may do for a member: only ever more protection, at once. */
export function ProtectionImpose({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [action, setAction] = useState<Action>('setLimit');
  const [limit, setLimit] = useState<LimitChoice>(firstLimit);
  const [timeOut, setTimeOut] = useState<TimeOutLength>('24h');
  const [exclusion, setExclusion] = useState<ExclusionLength>('6m');
  const [isMissing, setMissing] = useState(false);
  const impose = useImpose(onClose);

  function confirm(reason: string): void {
    const protection = wishOf(action, { limit, timeOut, exclusion });
    setMissing(protection === null);
    if (protection === null) return;
    impose.mutate({ body: { memberId, reason, protection }, done: t('protect.imposed') });
  }

  return (
    <DecisionDialog
      title={t('protect.impose')}
      effect={t(`protect.effect.${action}`)}
      confirmLabel={t('protect.impose')}
      isDangerous
      needsReason
      isPending={impose.isPending}
      error={impose.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Segmented
        label={t('protect.what')}
        choices={actions.map((id) => ({ id, text: t(`protect.actions.${id}`) }))}
        value={action}
        onChange={setAction}
      />
      {action === 'setLimit' ? (
        <LimitFields limit={limit} isMissing={isMissing} onChange={setLimit} />
      ) : (
        <Lengths
          action={action}
          timeOut={timeOut}
          exclusion={exclusion}
          onTimeOut={setTimeOut}
          onExclusion={setExclusion}
        />
      )}
    </DecisionDialog>
  );
}

type LimitChoice = { kind: LimitKind; period: LimitRow['period']; amount: string; isOff: boolean };
const firstLimit: LimitChoice = { kind: 'deposit', period: 'day', amount: '', isOff: false };

type Choices = { limit: LimitChoice; timeOut: TimeOutLength; exclusion: ExclusionLength };

/** What is sent; null while a limit has no amount. */
function wishOf(action: Action, choices: Choices): ImposeBody['protection'] | null {
  if (action === 'timeOut') return { action, length: choices.timeOut };
  if (action === 'exclude') return { action, length: choices.exclusion };
  const { isOff, amount, kind, period } = choices.limit;
  if (!isOff && amount === '') return null;
  return { action, kind, period, amount: isOff ? null : amount };
}

type LimitFieldsProps = {
  limit: LimitChoice;
  isMissing: boolean;
  onChange: (limit: LimitChoice) => void;
};

function LimitFields({ limit, isMissing, onChange }: LimitFieldsProps) {
  const { t } = useTranslation('admin');
  const site = useTranslation().t;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={t('protect.kind')}
          choices={limitKinds.map((id) => ({ id, text: site(`protection.${id}Title`) }))}
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
          label={site('protection.newLimit')}
          value={limit.amount}
          onChange={(amount) => onChange({ ...limit, amount })}
          error={isMissing ? site('protection.emptyLimit') : undefined}
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

function Lengths({ action, timeOut, exclusion, onTimeOut, onExclusion }: LengthsProps) {
  const { t } = useTranslation();
  return action === 'timeOut' ? (
    <Segmented
      label={t('protection.timeOut.length')}
      choices={timeOutLengths.map((id) => ({ id, text: t(`protection.timeOut.${id}`) }))}
      value={timeOut}
      onChange={onTimeOut}
    />
  ) : (
    <Segmented
      label={t('protection.exclusion.length')}
      choices={exclusionLengths.map((id) => ({ id, text: t(`protection.exclusion.${id}`) }))}
      value={exclusion}
      onChange={onExclusion}
    />
  );
}
