import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../player/auth/login-page.tsx';
import { guestsOnly } from '../../shared/member/guards.ts';

export const Route = createFileRoute('/_site/login')({
  beforeLoad: guestsOnly,
  component: LoginPage,
});
