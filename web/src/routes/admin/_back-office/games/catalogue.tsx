import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '../../../../admin/games/catalogue/catalogue-page.tsx';
import { catalogueSearch } from '../../../../admin/games/shared/games-search.ts';

export const Route = createFileRoute('/admin/_back-office/games/catalogue')({
  validateSearch: catalogueSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <CataloguePage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
