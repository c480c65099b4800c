import { createFileRoute } from '@tanstack/react-router';
import { MemberLogins } from '../../../../../admin/members/logins/member-logins.tsx';
import { loginsSearch } from '../../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/members/$memberId/logins')({
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
