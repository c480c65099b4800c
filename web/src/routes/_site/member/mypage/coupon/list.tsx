import { createFileRoute } from '@tanstack/react-router';
import { CouponListPage } from '../../../../../player/promotions/coupons/coupon-list-page.tsx';
import { loadTexts } from '../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/mypage/coupon/list')({
  beforeLoad: () => loadTexts('promotion'),
  component: CouponListPage,
});
