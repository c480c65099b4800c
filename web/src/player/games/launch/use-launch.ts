import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { GameView } from '../../../shared/api/contracts.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { nameIn } from '../../../shared/games/game-names.ts';
import { useIsPhone } from '../../../shared/hooks/browser.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { api, memberSession } from '../../../shared/member/member-session.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { closeGameSession } from './close-session.ts';
import { fitWindow, openGameWindow } from './game-window.ts';
import { type OpenGame, openGame } from './open-game.ts';

type LaunchMode = 'real' | 'demo';

/** Opens a game: in a window of its own, on a phone in the place of the page. A refusal is said. */
export function useLaunch(): (game: GameView, mode: LaunchMode) => Promise<void> {
  const { t } = useTranslation(['game', 'site']);
  const textOf = useErrorText();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  return useOnce(async (game: GameView, mode: LaunchMode) => {
    if (memberSession.get() === null) return showAlert(t('site:alert.loginFirst'));
    if (game.offer !== 'open') return showAlert(t(`refusal.${game.offer}`));
    const shown = isPhone ? null : openGameWindow(game.kind, t('launch.opening'));
    const opening: OpenGame = { game, window: shown, sessionId: null };
    const isGivenUp = () => openGame.get() !== opening;
    openGame.set(opening);
    try {
      const launched = await ask(game, mode, isPhone);
      // Closed before it was there: its money is to come back at once.
      if (isGivenUp()) return void closeGameSession(launched.sessionId);
      const search = {
        url: launched.gameurl,
        session: launched.sessionId,
        vendor: game.vendorKey,
        game: game.key,
        name: nameIn(game.names),
      };
      if (shown === null || shown.closed) {
        if (launched.isFramed) await navigate({ to: '/member/slot/game', search });
        else window.location.assign(launched.gameurl);
        openGame.set(null);
        return;
      }
      fitWindow(shown, game.kind, launched.window);
      const framed = `/member/slot/game?${new URLSearchParams(search)}`;
      shown.location.replace(launched.isFramed ? framed : launched.gameurl);
      openGame.set({ game, window: shown, sessionId: launched.sessionId });
    } catch (error) {
      // Nobody waits for it any more.
      if (isGivenUp()) return;
      shown?.close();
      openGame.set(null);
      await showAlert(textOf(error));
    }
  });
}

function ask(game: GameView, mode: LaunchMode, isPhone: boolean) {
  const body = {
    vendorKey: game.vendorKey,
    gameType: game.groupCode,
    gameKey: game.key,
    device: isPhone ? ('mobile' as const) : ('desktop' as const),
    mode,
  };
  return answerOf(api.POST('/api/game/getGame', { body }));
}
