import { createFileRoute } from '@tanstack/react-router';
import { MyCashListPage } from '../../../../../player/account/ledger/my-cash-list-page.tsx';
import { listSearch } from '../../../../../shared/dates/list-range.ts';

export const Route = createFileRoute('/_site/member/mypage/exchange/list')({
  validateSearch: listSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <MyCashListPage
      cashType="out"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
