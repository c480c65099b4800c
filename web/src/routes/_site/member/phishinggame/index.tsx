import { createFileRoute } from '@tanstack/react-router';
import { LobbyPage } from '../../../../player/games/lobby/lobby-page.tsx';
import { lobbySearch } from '../../../../player/games/model/lobby-search.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/phishinggame/')({
  validateSearch: lobbySearch,
  beforeLoad: () => loadTexts('game'),
  component: Lobby,
});

function Lobby() {
  const navigate = Route.useNavigate();
  return (
    <LobbyPage
      lobby="fishing"
      vendorCode={null}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
