import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_back-office/games/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/games/vendors', replace: true });
  },
});
