import { createFileRoute } from '@tanstack/react-router';
import { RelatedPanels } from '../../../../../admin/members/detail/related-panels.tsx';

export const Route = createFileRoute('/admin/_back-office/members/$memberId/related')({
  component: Related,
});

function Related() {
  return <RelatedPanels memberId={Route.useParams().memberId} />;
}
