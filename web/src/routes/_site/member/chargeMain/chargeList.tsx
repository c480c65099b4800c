import { createFileRoute } from '@tanstack/react-router';
import { CashListPage } from '../../../../player/cash/cash-list-page.tsx';
import { listSearch } from '../../../../shared/dates/list-range.ts';

export const Route = createFileRoute('/_site/member/chargeMain/chargeList')({
  validateSearch: listSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <CashListPage
      cashType="in"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
