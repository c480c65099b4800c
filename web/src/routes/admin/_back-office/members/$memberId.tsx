import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../../../../admin/members/detail/member-page.tsx';

export const Route = createFileRoute('/admin/_back-office/members/$memberId')({
  component: Member,
});

function Member() {
  const { memberId } = Route.useParams();
  return <MemberPage key={memberId} memberId={memberId} />;
}
