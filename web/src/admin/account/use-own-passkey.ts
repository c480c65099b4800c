import { useMutation } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { usePasskeys } from '../../shared/passkeys/use-passkeys.ts';
import { operatorApi } from '../shared/operator-session.ts';

/** Has the browser prove one of the operator's own passkeys. */
export function useOwnPasskey() {
  const passkeys = usePasskeys();
  return useMutation({
    async mutationFn() {
      const asked = operatorApi.POST('/api/admin/account/passkeys/ask', { body: {} });
      const { options } = await answerOf(asked);
      return passkeys.prove(options);
    },
  });
}
