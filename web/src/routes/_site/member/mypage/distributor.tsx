import { createFileRoute } from '@tanstack/react-router';
import { DistributorPage } from '../../../../partner/own/distributor-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/mypage/distributor')({
  beforeLoad: () => Promise.all([loadTexts('partner'), loadTexts('passkey')]),
  component: DistributorPage,
});
