import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../admin/dashboard/dashboard-page.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/')({
  beforeLoad: () => loadTexts('sport'),
  component: DashboardPage,
});
