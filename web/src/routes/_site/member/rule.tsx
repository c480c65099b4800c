import { createFileRoute } from '@tanstack/react-router';
import { phoneSupport } from '../../../features/support/support-paths.ts';
import { RulesPage } from '../../../features/text-page/rules-page.tsx';

export const Route = createFileRoute('/_site/member/rule')({
  component: () => <RulesPage book="general" paths={phoneSupport} />,
});
