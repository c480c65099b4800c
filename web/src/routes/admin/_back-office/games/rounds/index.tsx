import { createFileRoute } from '@tanstack/react-router';
import { GameRoundsPage } from '../../../../../admin/games/rounds/rounds-page.tsx';
import { gameRoundsSearch } from '../../../../../admin/games/shared/games-search.ts';

export const Route = createFileRoute('/admin/_back-office/games/rounds/')({
  validateSearch: gameRoundsSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <GameRoundsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
