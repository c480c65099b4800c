import type { SessionStore } from '../session/session-store.ts';

/**
 * What is asked of who is there, a member or a guest. Once another session is there, or theirs has ended, the signal
 * says so, and nobody waits for the answer any more: the next one may have given it.
 *
 * @param session null where it is asked of whoever holds a link, logged in or not
 */
export async function whileThere<Answer>(
  session: SessionStore | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const over = new AbortController();
  const askedOf = session?.get()?.sessionId;
  const leave = session?.state.subscribe(({ session: present }) => {
    if (present?.sessionId !== askedOf) over.abort();
  });
  try {
    const answer = await ask(over.signal);
    if (!over.signal.aborted) return answer;
  } catch (error) {
    if (!over.signal.aborted) throw error;
  } finally {
    leave?.();
  }
  return new Promise<never>(() => undefined);
}
