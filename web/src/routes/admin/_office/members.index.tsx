import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { MembersPage, memberStatuses } from '../../../features/admin/members/members-page.tsx';

export const Route = createFileRoute('/admin/_office/members/')({
  validateSearch: z.object({
    page: z.number().int().min(1).catch(1).default(1),
    status: z.enum(memberStatuses).optional().catch(undefined),
    search: z.string().max(50).optional().catch(undefined),
  }),
  component: Members,
});

function Members() {
  const navigate = Route.useNavigate();
  return (
    <MembersPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
