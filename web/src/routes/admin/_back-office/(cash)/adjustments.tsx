import { createFileRoute } from '@tanstack/react-router';
import { AdjustmentsPage } from '../../../../admin/cash/adjustments/adjustments-page.tsx';
import { adjustmentsSearch } from '../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/(cash)/adjustments')({
  validateSearch: adjustmentsSearch,
  component: Adjustments,
});

function Adjustments() {
  const navigate = Route.useNavigate();
  return (
    <AdjustmentsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
