import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../shared/ui/controls/tab-links.tsx';
import { Page } from '../../shared/ui/pages/page.tsx';
import type { SupportPaths } from './support-paths.ts';

const tabs = ['notices', 'faq', 'inquiries', 'bettingRules', 'gameGuide'] as const;

export type SupportTab = (typeof tabs)[number];

type SupportLayoutProps = {
  title: string;
  note?: string;
  paths: SupportPaths;
  /** The tab the page belongs to, also where its address is not the tab's. */
  tab: SupportTab;
  children: ReactNode;
};

/** The customer centre around each of its pages. */
export function SupportLayout({ title, note, paths, tab, children }: SupportLayoutProps) {
  const { t } = useTranslation();
  return (
    <Page title={title} {...(note === undefined ? {} : { note })}>
      <TabLinks
        label={t('support.tabs')}
        links={tabs.map((one) => ({
          to: paths[one],
          text: t(`support.tab.${one}`),
          isCurrent: one === tab,
        }))}
      />
      {children}
    </Page>
  );
}
