import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { Person } from '../../../shared/partner/model/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePartnerAct } from '../shared/back-office-reads.ts';

type SuspendDialogProps = { person: Person; onClose: () => void };

/** Suspends a partner with all partners below, or lifts it. */
export function SuspendDialog({ person, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('partner');
  // What was pressed for stays what is done, though somebody else was faster.
  const [suspended] = useState(!person.suspended);
  const act = usePartnerAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/partner/suspend', {
          body: { partnerId: person.memberId, suspended, reason },
          headers,
        }),
      ),
    ({ partners }) => t(suspended ? 'suspend.done' : 'suspend.lifted', { count: partners }),
  );
  const name = person.nickname;
  return (
    <DecisionDialog
      title={t(suspended ? 'suspend.title' : 'suspend.liftTitle')}
      effect={t(suspended ? 'suspend.effect' : 'suspend.liftEffect', { name })}
      confirmLabel={t(suspended ? 'suspend.action' : 'suspend.lift')}
      isDangerous={suspended}
      needsReason
      reasonHint={t('reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
