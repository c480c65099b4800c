import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { api } from '../../../shared/member/member-session.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';

type Given = BodyOf<ServicePaths, '/api/member/secondFactor/begin'>;

/** Sets the member's second factor up, or takes it off; a refusal is said as an alert. */
export function useSecondFactor() {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const queries = useQueryClient();
  const work = useMutation({ mutationFn: (ask: () => Promise<unknown>) => ask() });

  async function run<T>(ask: () => Promise<T>): Promise<T | null> {
    let answer: T | null = null;
    try {
      await work.mutateAsync(async () => {
        answer = await ask();
      });
    } catch (error) {
      await showAlert(textOf(error));
    }
    return answer;
  }

  async function change(ask: () => Promise<unknown>, done: string): Promise<boolean> {
    if ((await run(ask)) === null) return false;
    toast('good', done);
    await queries.invalidateQueries({ queryKey: ['member', 'info'] });
    return true;
  }

  return {
    isPending: work.isPending,
    begin: (body: Given) =>
      run(() => answerOf(api.POST('/api/member/secondFactor/begin', { body }))),
    confirm: (otp: string) =>
      change(
        () => answerOf(api.POST('/api/member/secondFactor/confirm', { body: { otp } })),
        t('my.factor.added'),
      ),
    remove: (body: Given) =>
      change(
        () => answerOf(api.POST('/api/member/secondFactor/remove', { body })),
        t('my.factor.removed'),
      ),
  };
}
