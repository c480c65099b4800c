import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closePopup } from '../player/auth/auth-popups.ts';
import { forgetMember } from '../player/auth/forget-member.ts';
import { ApiError } from '../shared/api/api-error.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { part } from '../shared/loading/part.tsx';
import { memberQuery } from '../shared/member/member-queries.ts';
import { memberSession, useMemberSession } from '../shared/member/member-session.ts';
import { showAlert } from '../shared/ui/overlays/alerts.ts';
import { openMemberChannel } from './live-events.ts';

const SessionKeeping = part(() => import('./session/session-keeping.tsx'), { missing: 'silent' });

// On pages without the watch, too: the next session must not find anything on the one that has it.
memberSession.onEnd(forgetMember);

/** Lives as long as the player's site is open and keeps the session honest. */
export function SessionWatch() {
  const session = useMemberSession();
  const sessionId = session?.sessionId;
  useEndings();
  useCheckOnRouteChange();
  useGuestsGone(sessionId);

  useEffect(() => {
    if (sessionId === undefined) return;
    const channel = openMemberChannel(sessionId);
    return () => channel.close();
  }, [sessionId]);

  return session === null ? null : <SessionKeeping />;
}

/** What is said and shown when the session ends, whichever way it was noticed. */
function useEndings(): void {
  const navigate = useNavigate();
  const router = useRouter();
  const { t } = useTranslation();
  // The first answers may have ended it before the page was drawn.
  useEffect(() => {
    if (memberSession.hasEnded()) void router.invalidate();
  }, [router]);
  useEffect(
    () =>
      memberSession.onEnd((reason) => {
        // The page is whoever's it is: its guard says whether a guest may stay.
        if (reason === 'lapsed') {
          void router.invalidate();
          return;
        }
        void navigate({ to: reason === 'maintenance' ? '/warning' : '/' });
        if (reason === 'changed') void showAlert(t('alert.changed'));
        if (reason === 'replaced') void showAlert(t('alert.replaced'));
        if (reason === 'revoked') void showAlert(t('alert.revoked'));
        if (reason === 'expired') void showAlert(t('alert.expired'));
        if (reason === 'unused') void showAlert(t('alert.unused'));
      }),
    [navigate, router, t],
  );
}

/** Whoever logged in, be it in another tab, needs no popup and no page of a guest. */
function useGuestsGone(sessionId: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (sessionId === undefined) return;
    closePopup();
    if (/^\/(login|join)$/.test(router.history.location.pathname)) void router.invalidate();
  }, [sessionId, router]);
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
