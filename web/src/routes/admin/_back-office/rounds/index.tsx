import { createFileRoute } from '@tanstack/react-router';
import { RoundsPage } from '../../../../admin/bets/rounds/rounds-page.tsx';
import { roundsSearch } from '../../../../admin/bets/shared/betting-search.ts';

export const Route = createFileRoute('/admin/_back-office/rounds/')({
  validateSearch: roundsSearch,
  component: Rounds,
});

function Rounds() {
  const navigate = Route.useNavigate();
  return <RoundsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
