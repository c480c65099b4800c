import { createFileRoute } from '@tanstack/react-router';
import { AdjustmentsPage } from '../../../features/admin/adjustments/adjustments-page.tsx';
import { adjustmentsSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/adjustments')({
  validateSearch: adjustmentsSearch,
  component: Adjustments,
});

function Adjustments() {
  const navigate = Route.useNavigate();
  return (
    <AdjustmentsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
