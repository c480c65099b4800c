import { createFileRoute } from '@tanstack/react-router';
import { MemberOverview } from '../../../features/admin/members/member-overview.tsx';

export const Route = createFileRoute('/admin/_office/members/$memberId/')({ component: Overview });

function Overview() {
  return <MemberOverview memberId={Route.useParams().memberId} />;
}
