import type { BoardBase } from '../../base.ts';
import { sendText } from '../clients/push-service.ts';
import { endedText } from '../domain/push-text.ts';
import { removeOtherPushes } from '../store/push-subscriptions.ts';

/**
 * Ends notifications in all of a member's browsers but one. Each is told so, once and if it can be: whoever is
 * in with a stolen session does not silence the owner's without a word.
 */
export async function endOtherPushes(
  { pool, config, ids, log }: Pick<BoardBase, 'pool' | 'config' | 'ids' | 'log'>,
  kept: { memberId: string; endpoint: string | null },
): Promise<void> {
  const ended = await removeOtherPushes(pool, kept);
  for (const { language, ...browser } of ended) {
    // Nobody who ends them waits for push services.
    void sendText(config, browser, { id: ids.next(), body: endedText(language) }).then((answer) => {
      if (answer !== 'taken') log.warn({ answer }, 'a browser does not know that it was ended');
    });
  }
}
