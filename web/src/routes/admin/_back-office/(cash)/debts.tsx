import { createFileRoute } from '@tanstack/react-router';
import { DebtsPage } from '../../../../admin/cash/debts/debts-page.tsx';
import { debtsSearch } from '../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/(cash)/debts')({
  validateSearch: debtsSearch,
  component: Debts,
});

function Debts() {
  const navigate = Route.useNavigate();
  return <DebtsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
