import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '../../../../betting/mini/model/mini-search.ts';
import { MiniGamePage } from '../../../../betting/mini/play/game-page.tsx';

export const Route = createFileRoute('/_site/member/minigame/powerball')({
  validateSearch: pageSearch,
  component: Game,
});

function Game() {
  const navigate = Route.useNavigate();
  return (
    <MiniGamePage
      key="powerball"
      game="powerball"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
