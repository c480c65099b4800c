import { createFileRoute } from '@tanstack/react-router';
import { CashPage } from '../../../../admin/cash/requests/cash-page.tsx';
import { withdrawalsSearch } from '../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/(cash)/withdrawals')({
  validateSearch: withdrawalsSearch,
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
