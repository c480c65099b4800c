import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '../../features/auth/join-page.tsx';
import { guestsOnly } from '../../session/guards.ts';

export const Route = createFileRoute('/_site/join')({
  beforeLoad: guestsOnly,
  component: JoinPage,
});
