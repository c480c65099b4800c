import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import type { Words } from './maintenance-words.tsx';
import { siteCheckKey } from './site-check-key.ts';

type Wish = { startDate: string; endDate: string | null; message: Words | null } | { clear: true };

export function useSetMaintenance() {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: Wish, headers) =>
      answerOf(operatorApi.POST('/api/admin/site/check/set', { body, headers })),
    onDone(data, wish) {
      toast('good', t('clear' in wish ? 'site.cleared' : 'site.saved'));
      queries.setQueryData(siteCheckKey, data);
    },
  });
}
