import { createFileRoute } from '@tanstack/react-router';
import { CashPage } from '../../../features/admin/cash/cash-page.tsx';
import { cashSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/deposits')({
  validateSearch: cashSearch,
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
