import { createFileRoute } from '@tanstack/react-router';
import { WinLosePage } from '../../../../player/account/ledger/win-lose-page.tsx';
import { listSearch } from '../../../../shared/dates/list-range.ts';

export const Route = createFileRoute('/_site/member/(money)/winlose')({
  validateSearch: listSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <WinLosePage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
