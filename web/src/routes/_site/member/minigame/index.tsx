import { createFileRoute } from '@tanstack/react-router';
import { MiniLandingPage } from '../../../../betting/mini/play/landing-page.tsx';

export const Route = createFileRoute('/_site/member/minigame/')({ component: MiniLandingPage });
