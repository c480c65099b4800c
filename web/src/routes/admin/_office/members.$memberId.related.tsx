import { createFileRoute } from '@tanstack/react-router';
import { RelatedPanels } from '../../../features/admin/members/related-panels.tsx';

export const Route = createFileRoute('/admin/_office/members/$memberId/related')({
  component: Related,
});

function Related() {
  return <RelatedPanels memberId={Route.useParams().memberId} />;
}
