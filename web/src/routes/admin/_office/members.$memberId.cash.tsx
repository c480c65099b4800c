import { createFileRoute } from '@tanstack/react-router';
import { MemberCash } from '../../../features/admin/members/member-cash.tsx';
import { memberCashSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/members/$memberId/cash')({
  validateSearch: memberCashSearch,
  component: Cash,
});

function Cash() {
  const navigate = Route.useNavigate();
  const { memberId } = Route.useParams();
  return (
    <MemberCash
      memberId={memberId}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
