import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '../../../features/admin/office-search.ts';
import { OperatorsPage } from '../../../features/admin/operators/operators-page.tsx';

export const Route = createFileRoute('/admin/_office/operators/')({
  validateSearch: pageSearch,
  component: Operators,
});

function Operators() {
  const navigate = Route.useNavigate();
  const { page = 1 } = Route.useSearch();
  return <OperatorsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
