import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../../features/admin/members/members-page.tsx';
import { membersSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/members/')({
  validateSearch: membersSearch,
  component: Members,
});

function Members() {
  const navigate = Route.useNavigate();
  return (
    <MembersPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
