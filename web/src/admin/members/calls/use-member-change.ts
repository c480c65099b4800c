import { useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export type Wish<Body> = { done: string; body: Body; onDone: () => void };

/** Puts a member on another level. */
export function useSetLevel() {
  const finish = useFinish();
  return useSubmit({
    send: (wish: Wish<{ memberId: string; level: number; reason: string }>, headers) =>
      answerOf(operatorApi.POST('/api/admin/members/setLevel', { body: wish.body, headers })),
    onDone: (_, wish) => finish(wish),
  });
}

/** Closes a member's deposits or withdrawals, or opens them again. */
export function useSetBan() {
  const finish = useFinish();
  return useSubmit({
    send: (
      wish: Wish<{ memberId: string; deposit?: boolean; withdrawal?: boolean; reason: string }>,
      headers,
    ) => answerOf(operatorApi.POST('/api/admin/wallet/ban', { body: wish.body, headers })),
    onDone: (_, wish) => finish(wish),
  });
}

/** Ends a member's sessions wherever they are open, or the one that is named. */
export function useRevokeSessions() {
  const finish = useFinish();
  return useSubmit({
    send: (wish: Wish<{ memberId: string; sessionId?: string }>, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/members/sessions/revoke', { body: wish.body, headers }),
      ),
    onDone: (_, wish) => finish(wish),
  });
}

/** Takes a forgotten withdrawal password or a lost second factor off. */
export function useReleaseSecret() {
  const finish = useFinish();
  return useSubmit({
    send: (
      wish: Wish<{
        memberId: string;
        secret: 'withdrawalPassword' | 'secondFactor';
        reason: string;
      }>,
      headers,
    ) =>
      answerOf(operatorApi.POST('/api/admin/members/releaseSecret', { body: wish.body, headers })),
    onDone: (_, wish) => finish(wish),
  });
}

/** Says that it is done, and has what is shown of members looked at again. */
export function useFinish() {
  const queries = useQueryClient();
  return async ({ done, onDone }: Wish<unknown>): Promise<void> => {
    toast('good', done);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['admin', 'members'] }),
      queries.invalidateQueries({ queryKey: ['admin', 'queue', 'cash', 'account'] }),
    ]);
    onDone();
  };
}
