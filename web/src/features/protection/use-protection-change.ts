import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { say } from '../../components/alerts.ts';
import { toast } from '../../components/toasts.ts';
import { useOnce } from '../../components/use-once.ts';
import { memberQuery } from '../member/member-queries.ts';
import { protectionQuery, usageQuery } from './protection-queries.ts';

type Headers = { 'idempotency-key': string };

/** One change of the member's own protection: sent once, said when done, shown everywhere. */
export function useProtectionChange<Input>(
  send: (input: Input, headers: Headers) => Promise<unknown>,
) {
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [protectionQuery, usageQuery, memberQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const mutation = useSubmit({ send });
  const submit = useOnce(async (input: Input, done: string, onDone?: () => void) => {
    try {
      await mutation.mutateAsync(input);
      onDone?.();
      toast('good', done);
    } catch (error) {
      await say(textOf(error));
    } finally {
      void refresh();
    }
  });
  return { submit, isPending: mutation.isPending };
}
