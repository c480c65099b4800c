import { answerOf } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { balanceKey } from '../../../shared/member/member-queries.ts';
import { api } from '../../../shared/member/member-session.ts';

/**
 * A game was closed: the server is told, so that money with a vendor comes back, and the balance is
 * asked for anew. That it could not be told changes nothing: the session ends by itself.
 */
export async function closeGameSession(sessionId: string): Promise<void> {
  try {
    await answerOf(api.POST('/api/game/session/close', { body: { sessionId } }));
  } catch {
    // Said above.
  }
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: balanceKey }),
    queryClient.invalidateQueries({ queryKey: ['game'] }),
  ]);
}
