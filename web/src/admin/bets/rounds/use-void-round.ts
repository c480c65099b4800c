import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { roundQuery, voidQuery } from '../shared/betting-queries.ts';

/** Declares a round void, or asks a second operator for it. */
export function useAskVoid(roundId: string, onDone: () => void) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh(roundId);
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/betting/rounds/void/ask'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/betting/rounds/void/ask', { body, headers })).finally(
        refresh,
      ),
    onDone({ outcome }) {
      toast('good', t(outcome === 'approved' ? 'betting.void.approved' : 'betting.void.asked'));
      onDone();
    },
  });
}

/** Agrees to what another operator asked for, refuses it, or takes one's own back. */
export function useDecideVoid(roundId: string, onDone: () => void) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh(roundId);
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/betting/rounds/void/decide'>, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/betting/rounds/void/decide', { body, headers }),
      ).finally(refresh),
    onDone() {
      toast('good', t('betting.void.decided'));
      onDone();
    },
  });
}

/** Whatever the answer, the round is looked at again: another amount may go back by now. */
function useRefresh(roundId: string): () => void {
  const queries = useQueryClient();
  return () => {
    for (const { queryKey } of [roundQuery(roundId), voidQuery(roundId)]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
