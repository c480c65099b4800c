import { createFileRoute } from '@tanstack/react-router';
import { GameHealthPage } from '../../../../admin/games/health/health-page.tsx';

export const Route = createFileRoute('/admin/_back-office/games/health')({
  component: GameHealthPage,
});
