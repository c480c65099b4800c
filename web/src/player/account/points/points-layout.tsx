import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { TabLinks } from '../../../shared/ui/controls/tab-links.tsx';

export type PointsTab = 'change' | 'list' | 'use';

const tabs = [
  { tab: 'change', to: '/member/mypage/point/change' },
  { tab: 'list', to: '/member/mypage/point/list' },
  { tab: 'use', to: '/member/mypage/point/use' },
] as const;

/** The pages about points belong together, whichever of their addresses was taken. */
export function PointsLayout({ tab, children }: { tab: PointsTab; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <MyLayout tab="points" title={t(`points.tab.${tab}`)}>
      <TabLinks
        label={t('points.tabs')}
        links={tabs.map((one) => ({
          to: one.to,
          text: t(`points.tab.${one.tab}`),
          isCurrent: one.tab === tab,
        }))}
      />
      {children}
    </MyLayout>
  );
}
