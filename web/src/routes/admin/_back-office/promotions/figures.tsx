import { createFileRoute } from '@tanstack/react-router';
import { FiguresPage } from '../../../../admin/promotions/figures/figures-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/promotions/figures')({
  beforeLoad: () => loadTexts('reward'),
  component: FiguresPage,
});
