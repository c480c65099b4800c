import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../../admin/sports/rules/rules-page.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/sport-rules')({
  beforeLoad: () => loadTexts('sport'),
  component: RulesPage,
});
