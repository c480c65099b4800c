import { createFileRoute } from '@tanstack/react-router';
import { deskSupport } from '../../../../../features/support/support-paths.ts';
import { RulesPage } from '../../../../../features/text-page/rules-page.tsx';

export const Route = createFileRoute('/_site/member/cscenter/bettingguide/')({
  component: () => <RulesPage book="general" paths={deskSupport} />,
});
