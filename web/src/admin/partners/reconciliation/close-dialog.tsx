import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePartnerAct } from '../shared/back-office-reads.ts';
import type { PartnerDifference } from './reconciliation-queries.ts';

type CloseDialogProps = { difference: PartnerDifference; onClose: () => void };

/** A difference was put right: how, in words that stay. No money moves by it. */
export function CloseDialog({ difference: { differenceId }, onClose }: CloseDialogProps) {
  const { t } = useTranslation('partner');
  const act = usePartnerAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/partner/reconciliation/close', {
          body: { differenceId, reason },
          headers,
        }),
      ),
    () => t('reconciliation.closed'),
  );
  return (
    <DecisionDialog
      title={t('reconciliation.close')}
      effect={t('reconciliation.closeEffect')}
      confirmLabel={t('reconciliation.close')}
      needsReason
      reasonHint={t('reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onClose={onClose}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
    />
  );
}
