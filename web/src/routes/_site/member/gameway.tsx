import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../../../player/content/guide-page.tsx';
import { phoneSupport } from '../../../player/content/support-paths.ts';

export const Route = createFileRoute('/_site/member/gameway')({
  component: () => <GuidePage paths={phoneSupport} />,
});
