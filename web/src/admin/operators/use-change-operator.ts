import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { operatorsKey } from './operator-queries.ts';

export type OperatorWish = { operatorId: string; done: string } & (
  | { kind: 'disable' }
  | { kind: 'enable'; reason: string }
  | { kind: 'name'; name: string }
  | { kind: 'role'; role: string; reason: string }
  | { kind: 'addresses'; addresses: string[]; reason: string }
  | { kind: 'sessions'; sessionId?: string }
);

type Headers = { 'idempotency-key': string };

/** Changes one thing about an operator, says so, and looks at them again. */
export function useChangeOperator() {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit<OperatorWish, unknown>({
    send: (wish, headers) => send(wish, headers),
    async onDone(answer, { done }) {
      toast('good', isWaiting(answer) ? t('operators.asked') : done);
      await queries.invalidateQueries({ queryKey: operatorsKey });
    },
  });
}

/** Some changes wait for another operator. */
function isWaiting(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'isWaiting') === true;
}

function send(wish: OperatorWish, headers: Headers): Promise<unknown> {
  const { operatorId } = wish;
  switch (wish.kind) {
    case 'disable':
      return answerOf(
        operatorApi.POST('/api/admin/operators/disable', { body: { operatorId }, headers }),
      );
    case 'enable': {
      const body = { operatorId, reason: wish.reason };
      return answerOf(operatorApi.POST('/api/admin/operators/enable', { body, headers }));
    }
    case 'name': {
      const body = { operatorId, name: wish.name };
      return answerOf(operatorApi.POST('/api/admin/operators/setName', { body, headers }));
    }
    case 'role': {
      const body = { operatorId, role: wish.role, reason: wish.reason };
      return answerOf(operatorApi.POST('/api/admin/operators/setRole', { body, headers }));
    }
    case 'addresses': {
      const body = { operatorId, addresses: wish.addresses, reason: wish.reason };
      return answerOf(operatorApi.POST('/api/admin/operators/setAddresses', { body, headers }));
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
