import { answerOf } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { api, memberSession } from '../member/member-session.ts';
import { showAlert } from '../ui/overlays/alerts.ts';
import { usePasskeys } from './use-passkeys.ts';

/** Has the browser prove one of the member's passkeys; null where it did not, which was said. */
export function useMemberPasskey() {
  const { prove } = usePasskeys(memberSession);
  const textOf = useErrorText();
  return async () => {
    try {
      return await prove(async () => {
        const asked = api.POST('/api/member/passkeys/ask', { body: {} });
        return (await answerOf(asked)).options;
      });
    } catch (error) {
      await showAlert(textOf(error));
      return null;
    }
  };
}
