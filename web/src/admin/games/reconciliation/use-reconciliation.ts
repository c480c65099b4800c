import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { gamesKey } from '../shared/games-queries.ts';

/** Says how a difference was worked through. */
export function useResolve(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/games/differences/resolve'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/games/differences/resolve', { body, headers })),
    async onDone() {
      toast('good', t('games.resolved'));
      await queries.invalidateQueries({ queryKey: gamesKey });
      onSaved();
    },
  });
}

/** Compares days with a vendor's own record; the answer comes when it is done. */
export function useCompare() {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/games/reconciliation/run'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/games/reconciliation/run', { body, headers })),
    async onDone({ state, matched, differences }) {
      if (state === 'failed') toast('bad', t('games.compareFailed'));
      else toast('good', t('games.compared', { matched, differences }));
      await queries.invalidateQueries({ queryKey: gamesKey });
    },
  });
}
