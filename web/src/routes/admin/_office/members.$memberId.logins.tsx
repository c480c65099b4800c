import { createFileRoute } from '@tanstack/react-router';
import { MemberLogins } from '../../../features/admin/members/member-logins.tsx';
import { loginsSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/members/$memberId/logins')({
  validateSearch: loginsSearch,
  component: Logins,
});

function Logins() {
  const navigate = Route.useNavigate();
  const { memberId } = Route.useParams();
  return (
    <MemberLogins
      memberId={memberId}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
