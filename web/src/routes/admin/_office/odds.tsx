import { createFileRoute } from '@tanstack/react-router';
import { oddsSearch } from '../../../features/admin/betting/betting-search.ts';
import { OddsPage } from '../../../features/admin/betting/odds-page.tsx';

export const Route = createFileRoute('/admin/_office/odds')({
  validateSearch: oddsSearch,
  component: Odds,
});

function Odds() {
  const navigate = Route.useNavigate();
  return <OddsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
