import { createFileRoute } from '@tanstack/react-router';
import { BetsPage } from '../../../features/admin/betting/bets-page.tsx';
import { betsSearch } from '../../../features/admin/betting/betting-search.ts';
import { loadTexts } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/admin/_office/bets/')({
  validateSearch: betsSearch,
  beforeLoad: () => loadTexts('sport'),
  component: Bets,
});

function Bets() {
  const navigate = Route.useNavigate();
  return <BetsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
