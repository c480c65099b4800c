import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { PartnerPolicy } from './policy-fields.ts';
import { policyKey, policyQuery } from './policy-queries.ts';

type Wish = { version: number; reason: string; policy: PartnerPolicy };

/** Saves a policy over the version that was read, or asks another operator for it. */
export function useSavePolicy(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: Wish, headers) =>
      answerOf(operatorApi.POST('/api/admin/partner/policy/set', { body, headers })),
    async onDone({ outcome, ...saved }) {
      toast('good', t(outcome === 'asked' ? 'settings.asked' : 'settings.saved'));
      queries.setQueryData(policyQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: policyKey });
      onSaved();
    },
  });
}
