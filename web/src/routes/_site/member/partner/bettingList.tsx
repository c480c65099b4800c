import { createFileRoute } from '@tanstack/react-router';
import { BettingListPage } from '../../../../partner/pages/report-page.tsx';
import { partnerSearch } from '../../../../shared/partner/model/partner-search.ts';

export const Route = createFileRoute('/_site/member/partner/bettingList')({
  validateSearch: partnerSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <BettingListPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
