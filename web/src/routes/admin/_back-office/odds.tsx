import { createFileRoute } from '@tanstack/react-router';
import { OddsPage } from '../../../admin/bets/odds/odds-page.tsx';
import { oddsSearch } from '../../../admin/bets/shared/betting-search.ts';

export const Route = createFileRoute('/admin/_back-office/odds')({
  validateSearch: oddsSearch,
  component: Odds,
});

function Odds() {
  const navigate = Route.useNavigate();
  return <OddsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
