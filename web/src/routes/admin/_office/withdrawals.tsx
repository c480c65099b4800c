import { createFileRoute } from '@tanstack/react-router';
import { CashPage } from '../../../features/admin/cash/cash-page.tsx';
import { cashSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/withdrawals')({
  validateSearch: cashSearch,
  component: Withdrawals,
});

function Withdrawals() {
  const navigate = Route.useNavigate();
  return (
    <CashPage
      kind="out"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
