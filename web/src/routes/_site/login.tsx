import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/auth/login-page.tsx';
import { guestsOnly } from '../../session/guards.ts';

export const Route = createFileRoute('/_site/login')({
  beforeLoad: guestsOnly,
  component: LoginPage,
});
