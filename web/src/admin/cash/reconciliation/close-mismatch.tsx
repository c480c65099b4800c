import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { reconciliationKey } from './reconciliation-query.ts';

/** Services whose books are compared with the ledger here. */
export type ComparedBooks = 'betting' | 'promotion';

type KeyHeaders = { 'idempotency-key': string };
type Closing = { commandId: string; reason: string };

const closings = {
  betting: (body: Closing, headers: KeyHeaders) =>
    answerOf(operatorApi.POST('/api/admin/betting/reconciliation/close', { body, headers })),
  promotion: (body: Closing, headers: KeyHeaders) =>
    answerOf(operatorApi.POST('/api/admin/promotion/reconciliation/close', { body, headers })),
};

type CloseDialogProps = { books: ComparedBooks; commandId: string; onClose: () => void };

export function CloseDialog({ books, commandId, onClose }: CloseDialogProps) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const close = useSubmit({
    send: closings[books],
    async onDone() {
      await queries.invalidateQueries({ queryKey: reconciliationKey });
      onClose();
    },
  });
  return (
    <DecisionDialog
      title={t('reconciliation.compared.close')}
      effect={t('reconciliation.compared.closeEffect')}
      confirmLabel={t('reconciliation.compared.close')}
      needsReason
      isPending={close.isPending}
      error={close.error}
      onConfirm={(reason) => close.mutate({ commandId, reason })}
      onClose={onClose}
    />
  );
}
