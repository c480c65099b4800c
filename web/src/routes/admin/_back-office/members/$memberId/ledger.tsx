import { createFileRoute } from '@tanstack/react-router';
import { LedgerPanel } from '../../../../../admin/members/ledger/ledger-panel.tsx';
import { ledgerSearch } from '../../../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/members/$memberId/ledger')({
  validateSearch: ledgerSearch,
  component: Ledger,
});

function Ledger() {
  const navigate = Route.useNavigate();
  const { memberId } = Route.useParams();
  return (
    <LedgerPanel
      memberId={memberId}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
