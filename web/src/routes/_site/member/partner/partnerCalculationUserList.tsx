import { createFileRoute } from '@tanstack/react-router';
import { CalculationUserListPage } from '../../../../partner/pages/report-page.tsx';
import { partnerSearch } from '../../../../shared/partner/model/partner-search.ts';

export const Route = createFileRoute('/_site/member/partner/partnerCalculationUserList')({
  validateSearch: partnerSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <CalculationUserListPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
