import { createFileRoute } from '@tanstack/react-router';
import { RulesInForce } from '../../../betting/rules/rules-in-force.tsx';
import { RulesPage } from '../../../player/content/rules-page.tsx';
import { phoneSupport } from '../../../player/content/support-paths.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/rule')({
  beforeLoad: () => loadTexts('sport'),
  component: () => (
    <RulesPage book="general" paths={phoneSupport}>
      <RulesInForce />
    </RulesPage>
  ),
});
