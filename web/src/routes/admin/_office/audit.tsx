import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../features/admin/audit/audit-page.tsx';
import { auditSearch } from '../../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/_office/audit')({
  validateSearch: auditSearch,
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return <AuditPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
