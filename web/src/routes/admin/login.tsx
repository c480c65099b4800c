import { createFileRoute } from '@tanstack/react-router';
import { loginSearch } from '../../admin/shared/admin-search.ts';
import { LoginPage } from '../../admin/shell/login-page.tsx';

export const Route = createFileRoute('/admin/login')({
  validateSearch: loginSearch,
  component: LoginPage,
});
