import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { sportRulesKey, sportRulesQuery } from '../shared/sport-queries.ts';

/** Saves the rules as a new version, or asks another operator for it, and shows all as it is then. */
export function useSaveRules(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/sport/rules/set'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/sport/rules/set', { body, headers })),
    async onDone({ outcome, ...saved }) {
      toast('good', t(outcome === 'asked' ? 'settings.asked' : 'settings.saved'));
      queries.setQueryData(sportRulesQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: sportRulesKey });
      onSaved();
    },
  });
}
