import { createFileRoute } from '@tanstack/react-router';
import { nobodyYet } from '../../admin/session/guards.ts';
import { loginSearch } from '../../admin/shared/admin-search.ts';
import { LoginPage } from '../../admin/shell/login-page.tsx';

export const Route = createFileRoute('/admin/login')({
  beforeLoad: nobodyYet,
  validateSearch: loginSearch,
  component: LoginPage,
});
