import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../admin/audit/audit-page.tsx';
import { auditSearch } from '../../../admin/shared/admin-search.ts';

export const Route = createFileRoute('/admin/_back-office/audit')({
  validateSearch: auditSearch,
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return <AuditPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
