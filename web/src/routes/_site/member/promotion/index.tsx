import { createFileRoute } from '@tanstack/react-router';
import { PromotionsPage } from '../../../../player/promotions/overview/promotions-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/promotion/')({
  beforeLoad: () => loadTexts('promotion'),
  component: PromotionsPage,
});
