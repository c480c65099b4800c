import { createFileRoute } from '@tanstack/react-router';
import { treeSearch } from '../../../../admin/partners/shared/partners-search.ts';
import { TreePage } from '../../../../admin/partners/tree/tree-page.tsx';

export const Route = createFileRoute('/admin/_back-office/partners/')({
  validateSearch: treeSearch,
  component: Shown,
});

function Shown() {
  const navigate = Route.useNavigate();
  return <TreePage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
