import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { limitsQuery, oddsQuery } from './betting-queries.ts';

/** Saves odds as a new version, and shows them and the history as they are then. */
export function useSaveOdds(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/betting/mini/odds/set'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/betting/mini/odds/set', { body, headers })),
    async onDone(saved) {
      toast('good', t('settings.saved'));
      queries.setQueryData(oddsQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['admin', 'betting', 'odds', 'versions'] });
      onSaved();
    },
  });
}

/** The same for limits. */
export function useSaveLimits(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/betting/limits/set'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/betting/limits/set', { body, headers })),
    async onDone(saved) {
      toast('good', t('settings.saved'));
      queries.setQueryData(limitsQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['admin', 'betting', 'limits', 'versions'] });
      onSaved();
    },
  });
}
