import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AuditPage, auditSources } from '../../../features/admin/audit/audit-page.tsx';

export const Route = createFileRoute('/admin/_office/audit')({
  validateSearch: z.object({
    source: z.enum(auditSources).catch('identity').default('identity'),
    page: z.number().int().min(1).catch(1).default(1),
    day: z.iso.date().optional().catch(undefined),
  }),
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return <AuditPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
