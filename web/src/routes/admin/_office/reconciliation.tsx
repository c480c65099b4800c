import { createFileRoute } from '@tanstack/react-router';
import { ReconciliationPage } from '../../../features/admin/reconciliation/reconciliation-page.tsx';

export const Route = createFileRoute('/admin/_office/reconciliation')({
  component: ReconciliationPage,
});
