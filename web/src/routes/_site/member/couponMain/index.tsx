import { createFileRoute } from '@tanstack/react-router';
import { CouponUsePage } from '../../../../player/promotions/coupons/coupon-use-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/couponMain/')({
  beforeLoad: () => loadTexts('promotion'),
  component: CouponUsePage,
});
