import { useTranslation } from 'react-i18next';
import type { ExclusionLength, TimeOutLength } from '../../../shared/account/protection.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { type ImposeBody, useImpose } from '../calls/use-protect.ts';
import { Lengths, type LimitChoice, LimitFields } from './impose-fields.tsx';

type Action = ImposeBody['protection']['action'];

const actions = ['setLimit', 'timeOut', 'exclude'] as const satisfies readonly Action[];

/** What an operator may do for a member: only ever more protection, at once. */
export function ProtectionImpose({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const site = useTranslation(['site', 'protection']).t;
  const form = useFields<Choices>({
    start: { action: 'setLimit', limit: firstLimit, timeOut: '24h', exclusion: '6m' },
    problems: {
      limit: (choices) => (wishOf(choices) === null ? site('protection:emptyLimit') : undefined),
    },
  });
  const { action, limit, timeOut, exclusion } = form.values;
  const impose = useImpose(onClose);

  function send(reason: string, choices: Choices): void {
    const protection = wishOf(choices);
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
      onConfirm={(reason) => form.submit((choices) => send(reason, choices))}
      onClose={onClose}
    >
      <Segmented
        label={t('protect.what')}
        choices={actions.map((id) => ({ id, text: t(`protect.actions.${id}`) }))}
        value={action}
        onChange={form.field('action').onChange}
      />
      {action === 'setLimit' ? (
        <LimitFields
          limit={limit}
          error={form.errorOf('limit')}
          onChange={form.field('limit').onChange}
        />
      ) : (
        <Lengths
          action={action}
          timeOut={timeOut}
          exclusion={exclusion}
          onTimeOut={form.field('timeOut').onChange}
          onExclusion={form.field('exclusion').onChange}
        />
      )}
    </DecisionDialog>
  );
}

const firstLimit: LimitChoice = { kind: 'deposit', period: 'day', amount: '', isOff: false };

type Choices = {
  action: Action;
  limit: LimitChoice;
  timeOut: TimeOutLength;
  exclusion: ExclusionLength;
};

/** What is sent; null while a limit has no amount. */
function wishOf({ action, ...choices }: Choices): ImposeBody['protection'] | null {
  if (action === 'timeOut') return { action, length: choices.timeOut };
  if (action === 'exclude') return { action, length: choices.exclusion };
  const { isOff, amount, kind, period } = choices.limit;
  if (!isOff && amount === '') return null;
  return { action, kind, period, amount: isOff ? null : amount };
}
