import { createFileRoute } from '@tanstack/react-router';
import { SessionWatch } from '../../../app/session-watch.tsx';
import { GameFramePage } from '../../../player/game/game-frame-page.tsx';
import { gameSearch } from '../../../player/game/game-search.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { membersOnly } from '../../../shared/member/guards.ts';

/** Beside the site's shell, as a game has its window to itself. */
export const Route = createFileRoute('/member/slot/game')({
  validateSearch: gameSearch,
  beforeLoad: async (asked) => {
    membersOnly(asked);
    await loadTexts('game');
  },
  component: GameWindow,
});

function GameWindow() {
  return (
    <>
      <SessionWatch />
      <GameFramePage search={Route.useSearch()} />
    </>
  );
}
