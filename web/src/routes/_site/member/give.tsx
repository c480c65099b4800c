import { createFileRoute } from '@tanstack/react-router';
import { GivePage } from '../../../partner/own/give-page.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/give')({
  beforeLoad: () => Promise.all([loadTexts('partner'), loadTexts('passkey')]),
  component: GivePage,
});
