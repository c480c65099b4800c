import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../../../admin/members/list/members-page.tsx';
import { membersSearch } from '../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/members/')({
  validateSearch: membersSearch,
  component: Members,
});

function Members() {
  const navigate = Route.useNavigate();
  return (
    <MembersPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
