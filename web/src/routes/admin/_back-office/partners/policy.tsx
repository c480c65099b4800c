import { createFileRoute } from '@tanstack/react-router';
import { PartnerPolicyPage } from '../../../../admin/partners/policy/policy-page.tsx';

export const Route = createFileRoute('/admin/_back-office/partners/policy')({
  component: PartnerPolicyPage,
});
