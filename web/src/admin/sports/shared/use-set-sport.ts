import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { AdminFixture } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { useRequestSubmit } from '../../shared/requests/use-request-submit.ts';
import { adminFixtureQuery } from './sport-queries.ts';

/** Opens, suspends or closes a fixture, or changes its margin. */
export function useSetFixture(onDone: () => void) {
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/fixture/set'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/fixture/set', { body, headers })),
    onDone: useShown(onDone),
  });
}

/** The same for one market of it. */
export function useSetMarket(onDone: () => void) {
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/market/set'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/market/set', { body, headers })),
    onDone: useShown(onDone),
  });
}

const shown = [['admin', 'sport']];

/** Enters a result by hand or takes it back, or asks a second operator to. */
export function useEnterResult(onDone: () => void) {
  const { t } = useTranslation('admin');
  return useRequestSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/market/result'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/market/result', { body, headers })),
    shown,
    textOf: ({ outcome }) => t(outcome === 'approved' ? 'settings.saved' : 'sport.result.asked'),
    onDone,
  });
}

/** Agrees to a result that another operator asked for, refuses it, or takes one's own back. */
export function useDecideResult(onDone: () => void) {
  const { t } = useTranslation('admin');
  return useRequestSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/result/decide'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/result/decide', { body, headers })),
    shown,
    textOf: () => t('betting.void.decided'),
    onDone,
  });
}

/** The answer is the fixture as it is now; everything else that was shown is asked for again. */
function useShown(onDone: () => void): (fixture: AdminFixture) => void {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return (fixture) => {
    toast('good', t('settings.saved'));
    queries.setQueryData(adminFixtureQuery(fixture.fixtureId).queryKey, fixture);
    void queries.invalidateQueries({ queryKey: ['admin', 'sport'] });
    onDone();
  };
}
