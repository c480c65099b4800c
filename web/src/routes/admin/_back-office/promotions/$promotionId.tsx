import { createFileRoute } from '@tanstack/react-router';
import { PromotionPage } from '../../../../admin/promotions/promotion-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/promotions/$promotionId')({
  beforeLoad: () => loadTexts('reward'),
  component: Promotion,
});

function Promotion() {
  const { promotionId } = Route.useParams();
  return <PromotionPage key={promotionId} promotionId={promotionId} />;
}
