import { createFileRoute } from '@tanstack/react-router';
import { velocitySearch } from '../../../admin/shared/admin-search.ts';
import { VelocityPage } from '../../../admin/velocity/velocity-page.tsx';

export const Route = createFileRoute('/admin/_back-office/velocity')({
  validateSearch: velocitySearch,
  component: Velocity,
});

function Velocity() {
  const navigate = Route.useNavigate();
  const { kind } = Route.useSearch();
  return (
    <VelocityPage kind={kind} onKind={(chosen) => void navigate({ search: { kind: chosen } })} />
  );
}
