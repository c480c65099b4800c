import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { TabLinks } from '../../../shared/ui/controls/tab-links.tsx';

const tabs = [
  { tab: 'use', to: '/member/mypage/coupon/use' },
  { tab: 'gift', to: '/member/mypage/coupon/gift' },
  { tab: 'list', to: '/member/mypage/coupon/list' },
] as const;

/** The pages about coupons belong together, whichever of their addresses was taken. */
export function CouponsLayout({
  tab,
  children,
}: {
  tab: (typeof tabs)[number]['tab'];
  children: ReactNode;
}) {
  const { t } = useTranslation('promotion');
  return (
    <MyLayout tab="coupon" title={t(`coupon.tab.${tab}`)}>
      <TabLinks
        label={t('coupon.tabs')}
        links={tabs.map((one) => ({
          to: one.to,
          text: t(`coupon.tab.${one.tab}`),
          isCurrent: one.tab === tab,
        }))}
      />
      {children}
    </MyLayout>
  );
}
