import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '../../../admin/members/list/approvals-page.tsx';
import { approvalsSearch } from '../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/approvals')({
  validateSearch: approvalsSearch,
  component: Approvals,
});

function Approvals() {
  const navigate = Route.useNavigate();
  return (
    <ApprovalsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
