import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/admin/login/login-page.tsx';
import { loginSearch } from '../../features/admin/office-search.ts';

export const Route = createFileRoute('/admin/login')({
  validateSearch: loginSearch,
  component: LoginPage,
});
