import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../shared/ui/controls/tab-links.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';

const tabs = [
  { tab: 'queue', to: '/admin/inquiries' },
  { tab: 'macros', to: '/admin/inquiries/macros' },
] as const;

type HelpdeskLayoutProps = { tab: (typeof tabs)[number]['tab']; children: ReactNode };

/** The operators' side of the customer centre. */
export function HelpdeskLayout({ tab, children }: HelpdeskLayoutProps) {
  const { t } = useTranslation('helpdesk');
  return (
    <Page title={t('title')} note={t(`notes.${tab}`)} width="full">
      <TabLinks
        label={t('title')}
        links={tabs.map((one) => ({
          to: one.to,
          text: t(`tab.${one.tab}`),
          isCurrent: one.tab === tab,
        }))}
      />
      {children}
    </Page>
  );
}
