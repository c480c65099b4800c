import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { MemberUpdate } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { api } from '../../../shared/member/member-session.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';

/** Changes something of the member; a refusal is said as an alert. True when it was changed. */
export function useMemberUpdate() {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const update = useSubmit({
    send: (body: MemberUpdate, headers) =>
      answerOf(api.POST('/api/member/update', { body, headers })),
    onDone: () => queryClient.invalidateQueries({ queryKey: ['member', 'info'] }),
  });
  return {
    isPending: update.isPending,
    async change(body: MemberUpdate): Promise<boolean> {
      if (update.isPending) return false;
      try {
        await update.mutateAsync(body);
        toast('good', t('my.changed'));
        return true;
      } catch (error) {
        await showAlert(textOf(error));
        return false;
      }
    },
  };
}
