import { createFileRoute } from '@tanstack/react-router';
import { DebtsPage } from '../../../features/admin/debts/debts-page.tsx';
import { debtsSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/debts')({
  validateSearch: debtsSearch,
  component: Debts,
});

function Debts() {
  const navigate = Route.useNavigate();
  return <DebtsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
