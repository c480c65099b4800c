import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../../features/admin/sport/rules-page.tsx';
import { loadTexts } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/admin/_office/sport-rules')({
  beforeLoad: () => loadTexts('sport'),
  component: RulesPage,
});
