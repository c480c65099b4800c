import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export type ImposeBody = BodyOf<ServicePaths, '/api/admin/members/protection/impose'>;
type LiftBody = BodyOf<ServicePaths, '/api/admin/members/protection/liftExclusion'>;
type Wish<Body> = { body: Body; done: string };

/** Protects a member. */
export function useImpose(onDone: () => void) {
  const finish = useFinish(onDone);
  return useSubmit({
    send: ({ body }: Wish<ImposeBody>, headers) =>
      answerOf(operatorApi.POST('/api/admin/members/protection/impose', { body, headers })),
    onDone: (_, { done }) => finish(done),
  });
}

/** Ends an exclusion whose time is over. */
export function useLiftExclusion(onDone: () => void) {
  const finish = useFinish(onDone);
  return useSubmit({
    send: ({ body }: Wish<LiftBody>, headers) =>
      answerOf(operatorApi.POST('/api/admin/members/protection/liftExclusion', { body, headers })),
    onDone: (_, { done }) => finish(done),
  });
}

function useFinish(onDone: () => void) {
  const queries = useQueryClient();
  return async (done: string): Promise<void> => {
    toast('good', done);
    await queries.invalidateQueries({ queryKey: ['admin', 'members'] });
    onDone();
  };
}
