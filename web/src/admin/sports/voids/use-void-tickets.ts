import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** Declares a ticket or a market void, or asks a second operator for it. */
export function useAskTicketVoid(onDone: () => void) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh();
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/void/ask'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/void/ask', { body, headers })).finally(refresh),
    onDone({ outcome }) {
      toast('good', t(outcome === 'approved' ? 'sport.void.approved' : 'betting.void.asked'));
      onDone();
    },
  });
}

/** Agrees to what another operator asked for, refuses it, or takes one's own back. */
export function useDecideTicketVoid(onDone: () => void) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh();
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/void/decide'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/void/decide', { body, headers })).finally(
        refresh,
      ),
    onDone() {
      toast('good', t('betting.void.decided'));
      onDone();
    },
  });
}

/** Whatever the answer, what is shown is looked at again: another amount may move by now. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['admin', 'sport'] });
    void queries.invalidateQueries({ queryKey: ['admin', 'betting', 'slip'] });
  };
}
