import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { gamesKey } from '../shared/games-queries.ts';

/** Saves what a member may play and stake. */
export function useSaveLimit(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: BodyOf<ServicePaths, '/api/admin/games/members/set'>, headers) =>
      answerOf(operatorApi.POST('/api/admin/games/members/set', { body, headers })),
    async onDone() {
      toast('good', t('settings.saved'));
      await queries.invalidateQueries({ queryKey: gamesKey });
      onSaved();
    },
  });
}
