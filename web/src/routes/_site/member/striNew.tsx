import { createFileRoute } from '@tanstack/react-router';
import { NewPartnerPage } from '../../../partner/own/new-partner-page.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/striNew')({
  beforeLoad: () => Promise.all([loadTexts('partner'), loadTexts('passkey')]),
  component: NewPartnerPage,
});
