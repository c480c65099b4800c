import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { RankLadder } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { ladderQuery, ranksKey } from './rank-queries.ts';

type Wish = { version: number; reason: string; ladder: RankLadder };

/** Saves a ladder over the version that was read, or asks another operator for it. */
export function useSaveLadder(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: Wish, headers) =>
      answerOf(operatorApi.POST('/api/admin/promotion/ladder/set', { body, headers })),
    async onDone({ outcome, ...saved }) {
      toast('good', t(outcome === 'asked' ? 'settings.asked' : 'settings.saved'));
      queries.setQueryData(ladderQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: ranksKey });
      onSaved();
    },
  });
}
