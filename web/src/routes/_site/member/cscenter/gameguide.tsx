import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../../../../player/content/guide-page.tsx';
import { desktopSupport } from '../../../../player/content/support-paths.ts';

export const Route = createFileRoute('/_site/member/cscenter/gameguide')({
  component: () => <GuidePage paths={desktopSupport} />,
});
