import { createFileRoute } from '@tanstack/react-router';
import { MemberListPage } from '../../../../partner/pages/member-list-page.tsx';
import { partnerSearch } from '../../../../shared/partner/model/partner-search.ts';

export const Route = createFileRoute('/_site/member/partner/partnerMemberList')({
  validateSearch: partnerSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <MemberListPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
