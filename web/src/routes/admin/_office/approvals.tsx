import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '../../../features/admin/approvals/approvals-page.tsx';
import { approvalsSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/approvals')({
  validateSearch: approvalsSearch,
  component: Approvals,
});

function Approvals() {
  const navigate = Route.useNavigate();
  return (
    <ApprovalsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
