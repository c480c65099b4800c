import { createFileRoute } from '@tanstack/react-router';
import { MemberOverview } from '../../../../../admin/members/detail/member-overview.tsx';

export const Route = createFileRoute('/admin/_back-office/members/$memberId/')({
  component: Overview,
});

function Overview() {
  return <MemberOverview memberId={Route.useParams().memberId} />;
}
