import { createFileRoute } from '@tanstack/react-router';
import { LiveVideoPage } from '../../../betting/video/live-video-page.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/live')({
  beforeLoad: () => loadTexts('sport'),
  component: LiveVideoPage,
});
