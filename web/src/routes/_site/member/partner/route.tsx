import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/partner')({
  beforeLoad: () => Promise.all([loadTexts('partner'), loadTexts('passkey')]),
});
