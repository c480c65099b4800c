import { createFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '../../../../admin/operators/requests/requests-page.tsx';
import { pageSearch } from '../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/operators/requests')({
  validateSearch: pageSearch,
  component: Requests,
});

function Requests() {
  const navigate = Route.useNavigate();
  const { page = 1 } = Route.useSearch();
  return <RequestsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
