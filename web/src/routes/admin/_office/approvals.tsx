import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '../../../features/admin/approvals/approvals-page.tsx';
import { pageSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/approvals')({
  validateSearch: pageSearch,
  component: Approvals,
});

function Approvals() {
  const navigate = Route.useNavigate();
  const { page = 1 } = Route.useSearch();
  return <ApprovalsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
