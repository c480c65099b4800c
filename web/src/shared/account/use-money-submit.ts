import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isUnknown } from '../api/api-error.ts';
import { useSubmit } from '../api/once/use-submit.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useOnce } from '../hooks/use-once.ts';
import { balanceKey } from '../member/member-queries.ts';
import { ask, showAlert } from '../ui/overlays/alerts.ts';
// What asks and tells comes with the form: without a line it could not be fetched any more.
import '../ui/overlays/alert-host.tsx';
import { toast } from '../ui/overlays/toasts.ts';

type MoneySubmit<Input, Data> = {
  /** What the key of an unfinished submit is kept under. */
  name: string;
  send: (input: Input, headers: { 'idempotency-key': string }) => Promise<Data>;
};

type Wording<Data> = {
  message: string;
  confirmLabel?: string;
  isDangerous?: boolean;
  /** What came of it, where it may be one thing or another by the answer. */
  done: string | ((data: Data) => string);
};

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
    async (
      input: Input,
      { done, ...question }: Wording<Data>,
      onDone?: () => void,
    ): Promise<void> => {
      if (!(await ask(question))) return;
      try {
        const data = await mutation.mutateAsync(input);
        onDone?.();
        toast('good', typeof done === 'string' ? done : done(data));
      } catch (error) {
        void refresh();
        await showAlert(isUnknown(error) ? t('cash.unknown') : textOf(error));
      }
    },
  );
  return { submit, isPending: mutation.isPending };
}
