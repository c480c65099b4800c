import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../../../../features/my-page/info-page.tsx';

export const Route = createFileRoute('/_site/member/mypage/info')({ component: InfoPage });
