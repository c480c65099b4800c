import { createFileRoute } from '@tanstack/react-router';
import { PartnerTransfersPage } from '../../../../admin/partners/records/transfers-page.tsx';
import { listSearch } from '../../../../shared/dates/list-range.ts';

export const Route = createFileRoute('/admin/_back-office/partners/transfers')({
  validateSearch: listSearch,
  component: Shown,
});

function Shown() {
  const navigate = Route.useNavigate();
  return (
    <PartnerTransfersPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
