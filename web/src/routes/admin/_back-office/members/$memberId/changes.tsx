import { createFileRoute } from '@tanstack/react-router';
import { ChangesPanel } from '../../../../../admin/members/detail/changes-panel.tsx';
import { pageSearch } from '../../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/members/$memberId/changes')({
  validateSearch: pageSearch,
  component: Changes,
});

function Changes() {
  const navigate = Route.useNavigate();
  const { memberId } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  return (
    <ChangesPanel
      memberId={memberId}
      page={page}
      onPage={(next) => void navigate({ search: { page: next } })}
    />
  );
}
