import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../../../features/admin/members/member-page.tsx';

export const Route = createFileRoute('/admin/_office/members/$memberId')({ component: Member });

function Member() {
  const { memberId } = Route.useParams();
  return <MemberPage key={memberId} memberId={memberId} />;
}
