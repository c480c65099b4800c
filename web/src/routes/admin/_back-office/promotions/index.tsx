import { createFileRoute } from '@tanstack/react-router';
import { PromotionsPage } from '../../../../admin/promotions/promotions-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/promotions/')({
  beforeLoad: () => loadTexts('reward'),
  component: PromotionsPage,
});
