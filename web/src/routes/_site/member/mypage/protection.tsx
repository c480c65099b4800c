import { createFileRoute } from '@tanstack/react-router';
import { ProtectionPage } from '../../../../player/account/protection/protection-page.tsx';

export const Route = createFileRoute('/_site/member/mypage/protection')({
  component: ProtectionPage,
});
