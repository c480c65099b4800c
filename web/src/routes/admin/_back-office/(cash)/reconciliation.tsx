import { createFileRoute } from '@tanstack/react-router';
import { ReconciliationPage } from '../../../../admin/cash/reconciliation/reconciliation-page.tsx';

export const Route = createFileRoute('/admin/_back-office/(cash)/reconciliation')({
  component: ReconciliationPage,
});
