import { createFileRoute } from '@tanstack/react-router';
import { CouponGiftPage } from '../../../../../player/promotions/coupons/coupon-gift-page.tsx';
import { loadTexts } from '../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/mypage/coupon/gift')({
  beforeLoad: () => loadTexts('promotion'),
  component: CouponGiftPage,
});
