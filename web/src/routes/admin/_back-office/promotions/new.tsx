import { createFileRoute } from '@tanstack/react-router';
import { NewPromotionPage } from '../../../../admin/promotions/create/new-promotion-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/promotions/new')({
  beforeLoad: () => loadTexts('reward'),
  component: NewPromotionPage,
});
