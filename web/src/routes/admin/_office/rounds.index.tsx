import { createFileRoute } from '@tanstack/react-router';
import { roundsSearch } from '../../../features/admin/betting/betting-search.ts';
import { RoundsPage } from '../../../features/admin/betting/rounds-page.tsx';

export const Route = createFileRoute('/admin/_office/rounds/')({
  validateSearch: roundsSearch,
  component: Rounds,
});

function Rounds() {
  const navigate = Route.useNavigate();
  return <RoundsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
