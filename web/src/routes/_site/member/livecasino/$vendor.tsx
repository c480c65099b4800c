import { createFileRoute, redirect } from '@tanstack/react-router';
import { LobbyPage } from '../../../../player/games/lobby/lobby-page.tsx';
import { vendorCodeOf } from '../../../../player/games/model/lobbies.ts';
import { lobbySearch } from '../../../../player/games/model/lobby-search.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/livecasino/$vendor')({
  validateSearch: lobbySearch,
  beforeLoad: () => loadTexts('game'),
  loader: ({ params }) => {
    const vendorCode = vendorCodeOf('live', params.vendor);
    if (vendorCode === null) throw redirect({ to: '/member/livecasino' });
    return { vendorCode };
  },
  component: Lobby,
});

function Lobby() {
  const navigate = Route.useNavigate();
  const { vendorCode } = Route.useLoaderData();
  return (
    <LobbyPage
      lobby="live"
      vendorCode={vendorCode}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
