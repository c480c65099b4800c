import { createFileRoute } from '@tanstack/react-router';
import { CashPage } from '../../../../admin/cash/requests/cash-page.tsx';
import { depositsSearch } from '../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/(cash)/deposits')({
  validateSearch: depositsSearch,
  component: Deposits,
});

function Deposits() {
  const navigate = Route.useNavigate();
  return (
    <CashPage
      kind="in"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
