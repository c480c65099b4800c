import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '../../../../betting/mini/model/mini-search.ts';
import { MiniGamePage } from '../../../../betting/mini/play/game-page.tsx';

export const Route = createFileRoute('/_site/member/minigame/kinoladder')({
  validateSearch: pageSearch,
  component: Game,
});

function Game() {
  const navigate = Route.useNavigate();
  return (
    <MiniGamePage
      key="kinoladder"
      game="kinoladder"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
