import { createFileRoute } from '@tanstack/react-router';
import { ChangesPanel } from '../../../features/admin/members/changes-panel.tsx';
import { pageSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/members/$memberId/changes')({
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
