import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { gameUrl } from '../../shared/games/game-url.ts';
import { usePageTitle } from '../../shared/hooks/browser.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { part } from '../../shared/loading/part.tsx';
import { memberSession, useMemberSession } from '../../shared/member/member-session.ts';
import { OverlayHost } from '../../shared/ui/overlays/overlay-host.tsx';
import { closeGameSession } from '../games/launch/close-session.ts';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameOver } from './game-over.tsx';
import type { GameSearch } from './game-search.ts';
import { useGameEnd } from './use-game-session.ts';

const ProtectionWatch = part(
  async () => {
    const [watch] = await Promise.all([
      import('../account/reality/protection-watch.tsx'),
      loadTexts('protection'),
    ]);
    return watch;
  },
  { missing: 'silent' },
);

/** The window of a framed game: the game, and a bar above it. It closes with the session. */
export function GameFramePage({ search }: { search: GameSearch }) {
  const { t } = useTranslation('game');
  const sessionId = useMemberSession()?.sessionId;
  const leave = useLeave(search.session);
  const end = useGameEnd(search);
  const name = search.name ?? t('window.title');
  usePageTitle(name);
  const url = gameUrl(search.url, window.location.origin);
  return (
    <div className="flex h-dvh flex-col bg-sunken">
      <GameBar name={name} onLeave={leave} />
      {sessionId === undefined ? null : <ProtectionWatch sessionId={sessionId} />}
      <main className="relative flex min-h-0 flex-1 flex-col">
        {url === null ? (
          <GameOver kind="none" onLeave={leave} />
        ) : end === null ? (
          <GameFrame url={url} name={name} session={search.session} />
        ) : (
          <GameOver kind={end} onLeave={leave} />
        )}
      </main>
      <OverlayHost />
    </div>
  );
}

/** Out of the game: the window closes; where there is none of its own, back to where one came from. */
function useLeave(gameSession: string | undefined): () => void {
  const navigate = useNavigate();
  const { history } = useRouter();
  useEffect(
    () =>
      memberSession.onEnd(() => {
        window.close();
        // A window that no script opened stays; then it shows the main page.
        void navigate({ to: '/' });
      }),
    [navigate],
  );
  const end = useEffectEvent(() => {
    if (gameSession !== undefined && window.opener === null) void closeGameSession(gameSession);
  });
  // Whichever way back was taken: the key above the game, or the browser's own.
  useEffect(() => {
    const { pathname } = history.location;
    return history.subscribe(({ location, action }) => {
      const isBack = action.type === 'BACK' || action.type === 'GO';
      // Back may only close what lies above the game.
      if (isBack && location.pathname !== pathname) end();
    });
  }, [history]);
  return () => {
    if (window.opener !== null) window.close();
    else if (history.length > 1) history.back();
    else {
      if (gameSession !== undefined) void closeGameSession(gameSession);
      void navigate({ to: '/' });
    }
  };
}
