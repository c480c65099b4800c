import { useMutation } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { usePasskeys } from '../../shared/passkeys/use-passkeys.ts';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';

/** Has the browser prove one of the operator's own passkeys. */
export function useOwnPasskey() {
  const { prove } = usePasskeys(operatorSession);
  return useMutation({
    mutationFn: () =>
      prove(async () => {
        const asked = operatorApi.POST('/api/admin/account/passkeys/ask', { body: {} });
        return (await answerOf(asked)).options;
      }),
  });
}
