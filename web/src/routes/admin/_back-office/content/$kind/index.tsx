import { createFileRoute } from '@tanstack/react-router';
import { ContentListPage } from '../../../../../admin/content/items/content-list-page.tsx';
import { contentKindOf } from '../../../../../admin/content/model/content-kind-of.ts';
import { pageSearch } from '../../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/content/$kind/')({
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
