import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ApprovalsPage } from '../../../features/admin/approvals/approvals-page.tsx';

export const Route = createFileRoute('/admin/_office/approvals')({
  validateSearch: z.object({ page: z.number().int().min(1).catch(1).default(1) }),
  component: Approvals,
});

function Approvals() {
  const navigate = Route.useNavigate();
  const { page } = Route.useSearch();
  return <ApprovalsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
