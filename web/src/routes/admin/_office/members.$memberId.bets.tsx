import { createFileRoute } from '@tanstack/react-router';
import { betsSearch } from '../../../features/admin/betting/betting-search.ts';
import { MemberBets } from '../../../features/admin/betting/member-bets.tsx';
import { loadTexts } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/admin/_office/members/$memberId/bets')({
  validateSearch: betsSearch,
  beforeLoad: () => loadTexts('sport'),
  component: Bets,
});

function Bets() {
  const navigate = Route.useNavigate();
  const { memberId } = Route.useParams();
  return (
    <MemberBets
      memberId={memberId}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
