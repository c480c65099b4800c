import { createFileRoute } from '@tanstack/react-router';
import { CashListPage } from '../../../../partner/pages/report-page.tsx';
import { partnerSearch } from '../../../../shared/partner/model/partner-search.ts';

export const Route = createFileRoute('/_site/member/partner/cashList')({
  validateSearch: partnerSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <CashListPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
