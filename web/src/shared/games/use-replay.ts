import { useErrorText } from '../api/use-error-text.ts';
import { useOnce } from '../hooks/use-once.ts';
import { showAlert } from '../ui/overlays/alerts.ts';
import { gameUrl } from './game-url.ts';

/**
 * Shows a round again, in a window of its own: a page of the vendor, which learns nothing of this one. The
 * window is opened at the press itself, as browsers allow it then alone. A refusal is said.
 */
export function useReplay(
  ask: (roundId: string) => Promise<{ url: string }>,
): (roundId: string) => Promise<void> {
  const textOf = useErrorText();
  return useOnce(async (roundId: string) => {
    const shown = window.open('', '_blank');
    try {
      const url = gameUrl((await ask(roundId)).url, window.location.origin);
      if (url === null) throw new Error('The vendor has named no page.');
      if (shown === null) {
        window.location.assign(url);
        return;
      }
      shown.opener = null;
      shown.location.replace(url);
    } catch (error) {
      shown?.close();
      await showAlert(textOf(error));
    }
  });
}
