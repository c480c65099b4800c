import { createFileRoute } from '@tanstack/react-router';
import { MiniLandingPage } from '../../../../features/mini/landing-page.tsx';

export const Route = createFileRoute('/_site/member/minigame/')({ component: MiniLandingPage });
