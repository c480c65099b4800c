import { createFileRoute } from '@tanstack/react-router';
import { MiniGamePage } from '../../../../features/mini/game-page.tsx';
import { pageSearch } from '../../../../features/mini/mini-search.ts';

export const Route = createFileRoute('/_site/member/minigame/speedkino')({
  validateSearch: pageSearch,
  component: Game,
});

function Game() {
  const navigate = Route.useNavigate();
  return (
    <MiniGamePage
      key="speedkino"
      game="speedkino"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
