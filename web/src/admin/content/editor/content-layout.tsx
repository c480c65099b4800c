import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../shared/ui/controls/tab-links.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { type ContentKind, contentKinds } from '../model/content-kinds.ts';

type ContentLayoutProps = {
  tab: ContentKind | 'texts';
  title: string;
  note?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** What the site says to its players, by kind. */
export function ContentLayout({ tab, title, note, actions, children }: ContentLayoutProps) {
  const { t } = useTranslation('admin');
  return (
    <Page title={title} {...(note === undefined ? {} : { note })} actions={actions} width="full">
      <TabLinks
        label={t('content.tabs')}
        links={[
          ...contentKinds.map((kind) => ({
            to: '/admin/content/$kind' as const,
            params: { kind },
            text: t(`content.tab.${kind}`),
            isCurrent: kind === tab,
          })),
          { to: '/admin/content/texts', text: t('content.tab.texts'), isCurrent: tab === 'texts' },
        ]}
      />
      {children}
    </Page>
  );
}
