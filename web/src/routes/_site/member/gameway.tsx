import { createFileRoute } from '@tanstack/react-router';
import { phoneSupport } from '../../../features/support/support-paths.ts';
import { GuidePage } from '../../../features/text-page/guide-page.tsx';

export const Route = createFileRoute('/_site/member/gameway')({
  component: () => <GuidePage paths={phoneSupport} />,
});
