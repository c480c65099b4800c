import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_back-office/content/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/content/$kind', params: { kind: 'notices' } });
  },
});
