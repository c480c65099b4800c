import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export type CashMove = 'wait' | 'approve' | 'reject' | 'takeBack';
export type CashDecision = {
  move: CashMove;
  requestId: string;
  reason: string;
  /** What was shown to be left to stake, where it is paid all the same. */
  rollingRemaining?: string;
};

/** Moves a request on; whatever the answer, the queue is looked at again. */
export function useDecideCash(onDone: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin', 'queue', 'cash'] });
  return useSubmit({
    async send(decision: CashDecision, headers) {
      try {
        return await sendDecision(decision, headers);
      } catch (error) {
        // Somebody else may have been faster: then the row on screen is old.
        await refresh();
        throw error;
      }
    },
    async onDone(_, { move }) {
      toast('good', t(`cash.done.${move}`));
      await refresh();
      onDone();
    },
  });
}

/** One operator's move of one request, as its own command. */
export function sendDecision(
  { move, requestId, reason, ...shown }: CashDecision,
  headers: { 'idempotency-key': string },
) {
  switch (move) {
    case 'wait':
      return answerOf(operatorApi.POST('/api/admin/cash/wait', { body: { requestId }, headers }));
    case 'approve':
      return answerOf(
        operatorApi.POST('/api/admin/cash/approve', { body: { requestId, ...shown }, headers }),
      );
    case 'reject':
      return answerOf(
        operatorApi.POST('/api/admin/cash/reject', { body: { requestId, reason }, headers }),
      );
    case 'takeBack':
      return answerOf(
        operatorApi.POST('/api/admin/cash/takeBack', { body: { requestId, reason }, headers }),
      );
    default:
      return move satisfies never;
  }
}
