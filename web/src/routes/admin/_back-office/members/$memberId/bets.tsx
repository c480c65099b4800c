import { createFileRoute } from '@tanstack/react-router';
import { betsSearch } from '../../../../../admin/bets/shared/betting-search.ts';
import { MemberBets } from '../../../../../admin/bets/slips/member-bets.tsx';
import { loadTexts } from '../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/members/$memberId/bets')({
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
