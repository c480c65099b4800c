import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRepeatable } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { ask, say } from '../../components/alerts.ts';
import { toast } from '../../components/toasts.ts';
import { useOnce } from '../../components/use-once.ts';
import { balanceKey } from '../member/member-queries.ts';

type MoneySubmit<Input, Data> = {
  /** What the key of an unfinished submit is kept under. */
  name: string;
  send: (input: Input, headers: { 'idempotency-key': string }) => Promise<Data>;
};

type Wording = { message: string; confirmLabel?: string; isDangerous?: boolean; done: string };

/**
 * What every press does that moves money or asks for it: a question, one call, and a word on what
 * came of it. A second press meanwhile does nothing; where the answer is lost that is said, the
 * lists are asked for afresh, and the same press again sends the same key.
 */
export function useMoneySubmit<Input, Data>({ name, send }: MoneySubmit<Input, Data>) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['cash'] }),
      queryClient.invalidateQueries({ queryKey: balanceKey }),
    ]);
  const mutation = useSubmit({ name, send, onDone: () => void refresh() });

  const submit = useOnce(
    async (input: Input, { done, ...question }: Wording, onDone?: () => void): Promise<void> => {
      if (!(await ask(question))) return;
      try {
        await mutation.mutateAsync(input);
        onDone?.();
        toast('good', done);
      } catch (error) {
        void refresh();
        await say(isRepeatable(error) ? t('cash.unknown') : textOf(error));
      }
    },
  );
  return { submit, isPending: mutation.isPending };
}
