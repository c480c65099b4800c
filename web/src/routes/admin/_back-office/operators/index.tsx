import { createFileRoute } from '@tanstack/react-router';
import { OperatorsPage } from '../../../../admin/operators/operators-page.tsx';
import { pageSearch } from '../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/operators/')({
  validateSearch: pageSearch,
  component: Operators,
});

function Operators() {
  const navigate = Route.useNavigate();
  const { page = 1 } = Route.useSearch();
  return <OperatorsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
