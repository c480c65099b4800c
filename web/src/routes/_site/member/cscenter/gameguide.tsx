import { createFileRoute } from '@tanstack/react-router';
import { deskSupport } from '../../../../features/support/support-paths.ts';
import { GuidePage } from '../../../../features/text-page/guide-page.tsx';

export const Route = createFileRoute('/_site/member/cscenter/gameguide')({
  component: () => <GuidePage paths={deskSupport} />,
});
