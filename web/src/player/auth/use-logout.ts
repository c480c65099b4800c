import { answerOf } from '../../shared/api/client.ts';
import { api, memberSession } from '../../shared/member/member-session.ts';

/** Ends the session at the server and here; the way out works even when the line is down. */
export function useLogout(): () => void {
  return () => {
    const notified = answerOf(api.POST('/api/member/logout', { body: {} }));
    void notified.catch(() => undefined).finally(() => memberSession.end('logout'));
  };
}
