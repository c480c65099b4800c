import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { siteOptionQuery } from '../../../shared/member/site-queries.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { SiteOptions } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { optionsKey, optionsQuery } from './options-query.ts';

export type OptionsWish = { version: number; reason?: string } & Partial<SiteOptions>;

/** Saves some of the site's options over the version that was read. */
export function useSaveOptions(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: OptionsWish, headers) =>
      answerOf(operatorApi.POST('/api/admin/site/options/set', { body, headers })),
    async onDone({ outcome, ...saved }) {
      toast('good', t(outcome === 'asked' ? 'settings.asked' : 'settings.saved'));
      queries.setQueryData(optionsQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: optionsKey });
      await queries.invalidateQueries({ queryKey: siteOptionQuery.queryKey });
      onSaved();
    },
  });
}
