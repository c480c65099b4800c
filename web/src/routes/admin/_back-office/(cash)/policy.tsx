import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../../../../admin/cash/policy/policy-page.tsx';

export const Route = createFileRoute('/admin/_back-office/(cash)/policy')({
  component: PolicyPage,
});
