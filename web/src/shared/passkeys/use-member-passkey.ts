import { answerOf } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { api } from '../member/member-session.ts';
import { showAlert } from '../ui/overlays/alerts.ts';
import { usePasskeys } from './use-passkeys.ts';

/** Has the browser prove one of the member's passkeys; null where it did not, which was said. */
export function useMemberPasskey() {
  const { prove } = usePasskeys();
  const textOf = useErrorText();
  return async () => {
    try {
      const { options } = await answerOf(api.POST('/api/member/passkeys/ask', { body: {} }));
      return await prove(options);
    } catch (error) {
      await showAlert(textOf(error));
      return null;
    }
  };
}
