import { createFileRoute } from '@tanstack/react-router';
import { VisibilityPage } from '../../../../admin/games/visibility/visibility-page.tsx';

export const Route = createFileRoute('/admin/_back-office/games/visibility')({
  component: VisibilityPage,
});
