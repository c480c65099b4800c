import { createFileRoute } from '@tanstack/react-router';
import { LedgerPanel } from '../../../features/admin/members/ledger-panel.tsx';
import { ledgerSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/members/$memberId/ledger')({
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
