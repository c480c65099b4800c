import { createFileRoute } from '@tanstack/react-router';
import { ledgerSearch } from '../../../../../player/account/ledger/ledger-filter.ts';
import { LedgerPage } from '../../../../../player/account/ledger/ledger-page.tsx';

export const Route = createFileRoute('/_site/member/mypage/ledger/list')({
  validateSearch: ledgerSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return <LedgerPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
