import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePartnerAct } from '../shared/back-office-reads.ts';
import type { Period } from './period-queries.ts';

/** Approves the payment of a period, or asks a second operator where it is much. */
export function ApproveDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const { t } = useTranslation('partner');
  const act = usePartnerAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/partner/periods/approve', {
          body: { periodId: period.periodId, reason },
          headers,
        }),
      ),
    ({ status }) => t(status === 'waiting' ? 'period.asked' : 'period.approvedDone'),
  );
  return (
    <DecisionDialog
      title={t('period.approveTitle')}
      effect={t('period.approveEffect', { from: period.fromDay, until: period.untilDay })}
      money={[{ name: t('settlement.payable'), change: period.payable }]}
      confirmLabel={t('period.approve')}
      needsReason
      reasonHint={t('reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
