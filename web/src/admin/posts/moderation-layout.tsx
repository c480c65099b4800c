import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../shared/ui/controls/tab-links.tsx';
import { Page } from '../../shared/ui/pages/page.tsx';

const tabs = [
  { tab: 'posts', to: '/admin/posts' },
  { tab: 'reports', to: '/admin/posts/reports' },
  { tab: 'rules', to: '/admin/posts/rules' },
] as const;

type ModerationLayoutProps = { tab: (typeof tabs)[number]['tab']; children: ReactNode };

/** The members' board as operators see it. */
export function ModerationLayout({ tab, children }: ModerationLayoutProps) {
  const { t } = useTranslation('moderation');
  return (
    <Page title={t('posts.title')} note={t(`posts.notes.${tab}`)} width="full">
      <TabLinks
        label={t('posts.title')}
        links={tabs.map((one) => ({
          to: one.to,
          text: t(`posts.tab.${one.tab}`),
          isCurrent: one.tab === tab,
        }))}
      />
      {children}
    </Page>
  );
}
