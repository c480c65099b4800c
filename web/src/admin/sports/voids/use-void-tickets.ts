import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { useRequestSubmit } from '../../shared/requests/use-request-submit.ts';

const shown = [
  ['admin', 'sport'],
  ['admin', 'betting', 'slip'],
];

/** Declares a ticket or a market void, or asks a second operator for it. */
export function useAskTicketVoid(onDone: () => void) {
  const { t } = useTranslation('admin');
  return useRequestSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/void/ask'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/void/ask', { body, headers })),
    shown,
    textOf: ({ outcome }) =>
      t(outcome === 'approved' ? 'sport.void.approved' : 'betting.void.asked'),
    onDone,
  });
}

/** Agrees to what another operator asked for, refuses it, or takes one's own back. */
export function useDecideTicketVoid(onDone: () => void) {
  const { t } = useTranslation('admin');
  return useRequestSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/void/decide'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/void/decide', { body, headers })),
    shown,
    textOf: () => t('betting.void.decided'),
    onDone,
  });
}
