import { useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../../api/client.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { toast } from '../../../components/toasts.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import { operatorsKey } from './operator-queries.ts';

export type OperatorWish = { operatorId: string; done: string } & (
  | { kind: 'disable' | 'enable' }
  | { kind: 'name'; name: string }
  | { kind: 'role'; role: string }
  | { kind: 'addresses'; addresses: string[] }
  | { kind: 'password'; password: string }
  | { kind: 'sessions'; sessionId?: string }
);

type Headers = { 'idempotency-key': string };

/** Changes one thing about an operator, says so, and looks at them again. */
export function useChangeOperator() {
  const queries = useQueryClient();
  return useSubmit<OperatorWish, unknown>({
    send: (wish, headers) => send(wish, headers),
    async onDone(_, { done }) {
      toast('good', done);
      await queries.invalidateQueries({ queryKey: operatorsKey });
    },
  });
}

function send(wish: OperatorWish, headers: Headers): Promise<unknown> {
  const { operatorId } = wish;
  switch (wish.kind) {
    case 'disable':
    case 'enable':
      return answerOf(
        operatorApi.POST(`/api/admin/operators/${wish.kind}`, { body: { operatorId }, headers }),
      );
    case 'name': {
      const body = { operatorId, name: wish.name };
      return answerOf(operatorApi.POST('/api/admin/operators/setName', { body, headers }));
    }
    case 'role': {
      const body = { operatorId, role: wish.role };
      return answerOf(operatorApi.POST('/api/admin/operators/setRole', { body, headers }));
    }
    case 'addresses': {
      const body = { operatorId, addresses: wish.addresses };
      return answerOf(operatorApi.POST('/api/admin/operators/setAddresses', { body, headers }));
    }
    case 'password': {
      const body = { operatorId, password: wish.password };
      return answerOf(operatorApi.POST('/api/admin/operators/resetPassword', { body, headers }));
    }
    case 'sessions': {
      const { sessionId } = wish;
      const body = { operatorId, ...(sessionId === undefined ? {} : { sessionId }) };
      return answerOf(operatorApi.POST('/api/admin/operators/sessions/revoke', { body, headers }));
    }
    default:
      return wish satisfies never;
  }
}
