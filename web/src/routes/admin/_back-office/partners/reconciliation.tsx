import { createFileRoute } from '@tanstack/react-router';
import { PartnerReconciliationPage } from '../../../../admin/partners/reconciliation/reconciliation-page.tsx';
import { differencesSearch } from '../../../../admin/partners/shared/partners-search.ts';

export const Route = createFileRoute('/admin/_back-office/partners/reconciliation')({
  validateSearch: differencesSearch,
  component: Shown,
});

function Shown() {
  const navigate = Route.useNavigate();
  return (
    <PartnerReconciliationPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
