import { createFileRoute } from '@tanstack/react-router';
import { MiniGamePage } from '../../../../features/mini/game-page.tsx';
import { pageSearch } from '../../../../features/mini/mini-search.ts';

export const Route = createFileRoute('/_site/member/minigame/speedpowerball')({
  validateSearch: pageSearch,
  component: Game,
});

function Game() {
  const navigate = Route.useNavigate();
  return (
    <MiniGamePage
      key="speedpowerball"
      game="speedpowerball"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
