import { createFileRoute } from '@tanstack/react-router';
import { MoneyMoveListPage } from '../../../../partner/pages/transfers-page.tsx';
import { partnerSearch } from '../../../../shared/partner/model/partner-search.ts';

export const Route = createFileRoute('/_site/member/partner/partnerMoneyMoveList')({
  validateSearch: partnerSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <MoneyMoveListPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
