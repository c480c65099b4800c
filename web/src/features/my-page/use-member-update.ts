import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import type { MemberUpdate } from '../../api/contracts.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { say } from '../../components/alerts.ts';
import { toast } from '../../components/toasts.ts';
import { api } from '../../session/member-session.ts';

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
        await say(textOf(error));
        return false;
      }
    },
  };
}
