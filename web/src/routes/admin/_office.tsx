import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminShell } from '../../features/admin/admin-shell.tsx';
import { operatorSession } from '../../session/operator-session.ts';

export const Route = createFileRoute('/admin/_office')({
  beforeLoad({ location }) {
    if (operatorSession.get() === null) {
      throw redirect({ to: '/admin/login', search: { from: location.href } });
    }
  },
  component: AdminShell,
});
