import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../../../features/my-page/password-page.tsx';

export const Route = createFileRoute('/_site/member/mypage/password')({ component: PasswordPage });
