import { answerOf } from '../../shared/api/client.ts';
import { api, memberSession } from '../../shared/member/member-session.ts';

/** Who leaves has left by then, whether the server has answered or not. */
const LEAVES_MS = 1_500;

/** Ends the session at the server and here; the way out works even when the line is down or hangs. */
export function useLogout(): () => void {
  return () => {
    const notified = answerOf(api.POST('/api/member/logout', { body: {} })).catch(() => undefined);
    const longEnough = new Promise((resolve) => setTimeout(resolve, LEAVES_MS));
    void Promise.race([notified, longEnough]).then(() => memberSession.end('logout'));
  };
}
