import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../shared/ui/controls/tab-links.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';

const tabs = [
  { tab: 'list', to: '/admin/promotions' },
  { tab: 'ranks', to: '/admin/promotions/ranks' },
  { tab: 'figures', to: '/admin/promotions/figures' },
] as const;

type PromotionTabsProps = {
  tab: (typeof tabs)[number]['tab'];
  actions?: ReactNode;
  children: ReactNode;
};

/** What the site gives: its promotions, and the ranks of its members. */
export function PromotionTabs({ tab, actions, children }: PromotionTabsProps) {
  const { t } = useTranslation('reward');
  return (
    <Page title={t('tabs.title')} note={t(`tabs.notes.${tab}`)} width="full" actions={actions}>
      <TabLinks
        label={t('tabs.title')}
        links={tabs.map((one) => ({
          to: one.to,
          text: t(`tabs.${one.tab}`),
          isCurrent: one.tab === tab,
        }))}
      />
      {children}
    </Page>
  );
}
