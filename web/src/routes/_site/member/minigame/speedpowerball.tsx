import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '../../../../betting/mini/model/mini-search.ts';
import { MiniGamePage } from '../../../../betting/mini/play/game-page.tsx';

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
