import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../../../features/cash/list-range.ts';
import { MyCashListPage } from '../../../../../features/my-page/my-cash-list-page.tsx';

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
