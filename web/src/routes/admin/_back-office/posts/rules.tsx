import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../../../admin/posts/rules-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/posts/rules')({
  beforeLoad: () => loadTexts('moderation'),
  component: RulesPage,
});
