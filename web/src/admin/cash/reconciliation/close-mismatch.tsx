import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/use-submit.ts';
import type { LedgerMismatch } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { reconciliationKey } from './reconciliation-query.ts';

export function CloseDialog({ row, onClose }: { row: LedgerMismatch; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const close = useSubmit({
    send: (body: { commandId: string; reason: string }, headers) =>
      answerOf(operatorApi.POST('/api/admin/betting/reconciliation/close', { body, headers })),
    async onDone() {
      await queries.invalidateQueries({ queryKey: reconciliationKey });
      onClose();
    },
  });
  return (
    <DecisionDialog
      title={t('reconciliation.bets.close')}
      effect={t('reconciliation.bets.closeEffect')}
      confirmLabel={t('reconciliation.bets.close')}
      needsReason
      isPending={close.isPending}
      error={close.error}
      onConfirm={(reason) => close.mutate({ commandId: row.commandId, reason })}
      onClose={onClose}
    />
  );
}
