import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePartnerAct } from '../shared/back-office-reads.ts';
import type { Period } from './period-queries.ts';

type DecidePeriodProps = {
  period: Period;
  move: 'approve' | 'refuse' | 'withdraw';
  onClose: () => void;
};

/** A second operator agrees to a payment or refuses it; who asked may take it back. */
export function DecidePeriod({ period, move, onClose }: DecidePeriodProps) {
  const { t } = useTranslation('partner');
  const approvalId = period.waiting?.approvalId ?? '';
  const act = usePartnerAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/partner/periods/decide', {
          body: { approvalId, move, reason },
          headers,
        }),
      ),
    () => t('request.done'),
  );
  return (
    <DecisionDialog
      title={t(`request.move.${move}`)}
      effect={t('request.asked', {
        name: period.waiting?.askedByName ?? '',
        reason: period.waiting?.reason ?? '',
      })}
      money={
        move === 'approve' ? [{ name: t('settlement.payable'), change: period.payable }] : undefined
      }
      confirmLabel={t(`request.move.${move}`)}
      needsReason={move === 'refuse'}
      reasonHint={t('reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
