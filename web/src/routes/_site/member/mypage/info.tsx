import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../../../../player/account/profile/info-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/mypage/info')({
  beforeLoad: () => loadTexts('passkey'),
  component: InfoPage,
});
