import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { answerOf } from '../../api/client.ts';
import { queryClient } from '../../app/query-client.ts';
import { say } from '../../components/alerts.ts';
import { api, memberSession, useMemberSession } from '../../session/member-session.ts';
import { startTokenRefresh } from '../../session/token-refresh.ts';
import { openMemberChannel } from './live-events.ts';
import { memberQuery } from './member-queries.ts';
import { unread } from './unread.ts';

/** Lives as long as the player's site is open and keeps the session honest. */
export function SessionWatch() {
  const session = useMemberSession();
  const sessionId = session?.sessionId;
  useEndings();
  useCheckOnRouteChange();

  useEffect(
    () => startTokenRefresh(memberSession, () => answerOf(api.POST('/api/getToken', { body: {} }))),
    [],
  );

  useEffect(() => {
    if (sessionId === undefined) return;
    const channel = openMemberChannel(sessionId);
    return () => channel.close();
  }, [sessionId]);

  return null;
}

/** What is said and shown when the session ends, whichever way it was noticed. */
function useEndings(): void {
  const navigate = useNavigate();
  const { t } = useTranslation();
  useEffect(
    () =>
      memberSession.onEnd((reason) => {
        for (const own of ['member', 'cash', 'bet', 'mini', 'sport']) {
          queryClient.removeQueries({ queryKey: [own] });
        }
        unread.setState({ count: 0 });
        void navigate({ to: reason === 'maintenance' ? '/warning' : '/' });
        if (reason === 'replaced') void say(t('alert.replaced'));
        if (reason === 'revoked') void say(t('alert.revoked'));
        if (reason === 'expired') void say(t('alert.expired'));
      }),
    [navigate, t],
  );
}

/** The member is asked for again on each change of the page; being refused ends the session. */
function useCheckOnRouteChange(): void {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const session = useMemberSession();
  const loggedIn = session !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what sets this off.
  useEffect(() => {
    if (loggedIn) void checkMember();
  }, [path, loggedIn]);
}

async function checkMember(): Promise<void> {
  try {
    await queryClient.fetchQuery(memberQuery);
  } catch (error) {
    // A refusal of the business ends the session; a lost line or a busy server does not.
    if (error instanceof ApiError && error.status === 200) memberSession.end('revoked');
  }
}
