import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { AgeMethod } from './use-member-marks.ts';

export type MemberMove = 'approve' | 'refuse' | 'suspend' | 'reinstate' | 'unlock';
type Decision = { move: MemberMove; memberId: string; reason: string; ageMethod?: AgeMethod };
type Headers = { 'idempotency-key': string };

/** Decides about a member; whatever the answer, what is shown of members is looked at again. */
export function useManageMember(onDone: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['admin', 'queue', 'signup'] }),
      queries.invalidateQueries({ queryKey: ['admin', 'members'] }),
    ]);
  return useSubmit({
    async send(decision: Decision, headers) {
      try {
        return await answerOf(send(decision, headers));
      } catch (error) {
        // Somebody else may have been faster: then the row on screen is old.
        await refresh();
        throw error;
      }
    },
    async onDone(_, { move }) {
      toast('good', t(`members.done.${move}`));
      await refresh();
      onDone();
    },
  });
}

function send({ move, memberId, reason, ageMethod }: Decision, headers: Headers) {
  switch (move) {
    case 'approve':
      return operatorApi.POST('/api/admin/members/approve', {
        body: { memberId, ...(ageMethod === undefined ? {} : { ageMethod }) },
        headers,
      });
    case 'refuse':
      return operatorApi.POST('/api/admin/members/refuse', { body: { memberId, reason }, headers });
    case 'suspend':
      return operatorApi.POST('/api/admin/members/suspend', {
        body: { memberId, reason },
        headers,
      });
    case 'reinstate':
      return operatorApi.POST('/api/admin/members/reinstate', {
        body: { memberId, reason },
        headers,
      });
    case 'unlock':
      return operatorApi.POST('/api/admin/members/unlock', { body: { memberId }, headers });
    default:
      return move satisfies never;
  }
}
