import { createFileRoute } from '@tanstack/react-router';
import { CalculationListPage } from '../../../../partner/pages/settlements-page.tsx';
import { partnerSearch } from '../../../../shared/partner/model/partner-search.ts';

export const Route = createFileRoute('/_site/member/partner/partnerCalculationList')({
  validateSearch: partnerSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <CalculationListPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
