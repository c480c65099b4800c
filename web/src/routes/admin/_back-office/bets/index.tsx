import { createFileRoute } from '@tanstack/react-router';
import { betsSearch } from '../../../../admin/bets/shared/betting-search.ts';
import { BetsPage } from '../../../../admin/bets/slips/bets-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/bets/')({
  validateSearch: betsSearch,
  beforeLoad: () => loadTexts('sport'),
  component: Bets,
});

function Bets() {
  const navigate = Route.useNavigate();
  return <BetsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
