import { createFileRoute } from '@tanstack/react-router';
import { ProtectionPage } from '../../../../player/account/protection/protection-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/mypage/protection')({
  beforeLoad: () => loadTexts('protection'),
  component: ProtectionPage,
});
