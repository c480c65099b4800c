import { createFileRoute } from '@tanstack/react-router';
import { MemberCash } from '../../../../../admin/members/ledger/member-cash.tsx';
import { memberCashSearch } from '../../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/members/$memberId/cash')({
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
