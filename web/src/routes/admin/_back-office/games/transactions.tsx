import { createFileRoute } from '@tanstack/react-router';
import { TransactionsPage } from '../../../../admin/games/rounds/transactions-page.tsx';
import { transactionsSearch } from '../../../../admin/games/shared/games-search.ts';

export const Route = createFileRoute('/admin/_back-office/games/transactions')({
  validateSearch: transactionsSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <TransactionsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
