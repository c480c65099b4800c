import { answerOf } from '../../api/client.ts';
import { api, memberSession } from '../../session/member-session.ts';

/** Ends the session at the server and here; the way out works even when the line is down. */
export function useLogout(): () => void {
  return () => {
    const told = answerOf(api.POST('/api/member/logout', { body: {} }));
    void told.catch(() => undefined).finally(() => memberSession.end('logout'));
  };
}
