import { createFileRoute, redirect } from '@tanstack/react-router';
import { operatorSession } from '../../admin/shared/operator-session.ts';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export const Route = createFileRoute('/admin/_back-office')({
  beforeLoad({ location }) {
    if (operatorSession.get() === null) {
      throw redirect({ to: '/admin/login', search: { from: location.href } });
    }
  },
  component: AdminShell,
});
