import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '../../../../player/content/support-page.tsx';

export const Route = createFileRoute('/_site/member/cscenter/')({ component: SupportPage });
