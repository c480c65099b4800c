import { createFileRoute } from '@tanstack/react-router';
import { PartnerListPage } from '../../../../partner/pages/partner-list-page.tsx';
import { partnerSearch } from '../../../../shared/partner/model/partner-search.ts';

export const Route = createFileRoute('/_site/member/partner/partnerList')({
  validateSearch: partnerSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <PartnerListPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
