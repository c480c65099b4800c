import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { useRequestSubmit } from '../../shared/requests/use-request-submit.ts';
import { roundQuery, voidQuery } from '../shared/betting-queries.ts';

const shownOf = (roundId: string) => [roundQuery(roundId).queryKey, voidQuery(roundId).queryKey];

/** Declares a round void, or asks a second operator for it. */
export function useAskVoid(roundId: string, onDone: () => void) {
  const { t } = useTranslation('admin');
  return useRequestSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/betting/rounds/void/ask'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/betting/rounds/void/ask', { body, headers })),
    shown: shownOf(roundId),
    textOf: ({ outcome }) =>
      t(outcome === 'approved' ? 'betting.void.approved' : 'betting.void.asked'),
    onDone,
  });
}

/** Agrees to what another operator asked for, refuses it, or takes one's own back. */
export function useDecideVoid(roundId: string, onDone: () => void) {
  const { t } = useTranslation('admin');
  return useRequestSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/betting/rounds/void/decide'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/betting/rounds/void/decide', { body, headers })),
    shown: shownOf(roundId),
    textOf: () => t('betting.void.decided'),
    onDone,
  });
}
