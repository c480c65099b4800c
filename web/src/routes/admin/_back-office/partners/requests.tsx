import { createFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '../../../../admin/partners/requests/requests-page.tsx';

export const Route = createFileRoute('/admin/_back-office/partners/requests')({
  component: RequestsPage,
});
