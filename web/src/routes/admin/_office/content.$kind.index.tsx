import { createFileRoute } from '@tanstack/react-router';
import { contentKindOf } from '../../../features/admin/content/content-kind-of.ts';
import { ContentListPage } from '../../../features/admin/content/content-list-page.tsx';
import { pageSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/content/$kind/')({
  validateSearch: pageSearch,
  params: { parse: contentKindOf },
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  const { kind } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  return (
    <ContentListPage
      key={kind}
      kind={kind}
      page={page}
      onPage={(next) => void navigate({ search: { page: next } })}
    />
  );
}
