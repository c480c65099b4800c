import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { balanceKey } from '../../../shared/member/member-queries.ts';
import { api } from '../../../shared/member/member-session.ts';
import { ask, showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { sheetKey } from './sheet-query.ts';

type Given = readonly Parameters<typeof rewardText>[0][];

/** Stamping today, and making up a missed day; what was given is said. */
export function useStamp() {
  const { t } = useTranslation('promotion');
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: sheetKey });
    void queryClient.invalidateQueries({ queryKey: balanceKey });
  };
  const stamp = useSubmit({
    name: 'stamp-day',
    send: (missed: string | null, headers) =>
      answerOf(
        missed === null
          ? api.POST('/api/promotion/attendance/stamp', { body: {}, headers })
          : api.POST('/api/promotion/attendance/makeUp', { body: { day: missed }, headers }),
      ),
  });

  async function send(missed: string | null): Promise<void> {
    try {
      const { given } = await stamp.mutateAsync(missed);
      toast('good', wordOf(missed, given));
    } catch (error) {
      await showAlert(textOf(error));
    } finally {
      refresh();
    }
  }

  function wordOf(missed: string | null, given: Given): string {
    const rewards = given.map((reward) => `+${rewardText(reward)}`).join(' ');
    if (missed === null) {
      return rewards === ''
        ? t('attendance.stampedOnly')
        : t('attendance.stampedToast', { rewards });
    }
    return rewards === '' ? t('attendance.makeUpDone') : t('attendance.makeUpGiven', { rewards });
  }

  return {
    isPending: stamp.isPending,
    stamp: () => void send(null),
    makeUp: async (day: string): Promise<void> => {
      const message = t('attendance.makeUpAsk', { day });
      if (await ask({ message, confirmLabel: t('attendance.makeUpDo') })) await send(day);
    },
  };
}
