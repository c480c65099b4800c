import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { partnerReads, partnersKey } from '../../../shared/partner/model/reads.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** What operators read of partners: all of the site. */
export const backOfficeReads = partnerReads(operatorApi, 'backOffice');

/** Opens what a partner sees. Each opening is in the audit log, so what is open is not opened anew. */
export function viewQuery(partnerId: string) {
  return queryOptions({
    queryKey: ['partnerView', partnerId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/partner/view', { body: { partnerId } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** One act on partners: what it changed is read afresh, and a word says that it is done. */
export function usePartnerAct<Input, Data>(
  send: (input: Input, headers: { 'idempotency-key': string }) => Promise<Data>,
  doneOf: (data: Data) => string,
) {
  const queryClient = useQueryClient();
  return useSubmit({
    send,
    onDone: (data: Data) => {
      toast('good', doneOf(data));
      void queryClient.invalidateQueries({ queryKey: partnersKey });
    },
  });
}
