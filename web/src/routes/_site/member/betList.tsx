import { createFileRoute } from '@tanstack/react-router';
import { BetListPage } from '../../../betting/bets/bet-list-page.tsx';
import { betSearch } from '../../../betting/bets/model/bet-search.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/betList')({
  validateSearch: betSearch,
  // Tickets on sports are told in their own words.
  beforeLoad: () => loadTexts('sport'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <BetListPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
