import { useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { memberQuery } from '../../../shared/member/member-queries.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
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
      await showAlert(textOf(error));
    } finally {
      void refresh();
    }
  });
  return { submit, isPending: mutation.isPending };
}
