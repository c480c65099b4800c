import { createFileRoute } from '@tanstack/react-router';
import { GameFramePage } from '../../../features/game/game-frame-page.tsx';
import { membersOnly } from '../../../session/guards.ts';

/** Beside the site's shell, as a game has its window to itself. */
export const Route = createFileRoute('/member/slot/game')({
  validateSearch: ({ url }): { url?: string } => (typeof url === 'string' ? { url } : {}),
  beforeLoad: membersOnly,
  component: GameFrame,
});

function GameFrame() {
  return <GameFramePage url={Route.useSearch().url} />;
}
