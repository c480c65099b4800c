import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../../../player/account/profile/password-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/mypage/password')({
  beforeLoad: () => loadTexts('passkey'),
  component: PasswordPage,
});
