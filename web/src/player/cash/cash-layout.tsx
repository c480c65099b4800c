import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../shared/ui/controls/tab-links.tsx';
import { Page } from '../../shared/ui/pages/page.tsx';
import { DebtsNotice } from './debts-notice.tsx';

export type CashTab = 'charge' | 'exchange' | 'chargeList' | 'exchangeList';

const tabs = [
  { tab: 'charge', to: '/member/chargeMain/charge', key: 'cash.tab.charge' },
  { tab: 'exchange', to: '/member/exchangeMain/exchange', key: 'cash.tab.exchange' },
  { tab: 'chargeList', to: '/member/chargeMain/chargeList', key: 'cash.tab.chargeList' },
  { tab: 'exchangeList', to: '/member/exchangeMain/exchangeList', key: 'cash.tab.exchangeList' },
] as const;

/** The cash pages belong together, whichever of their addresses was taken. */
export function CashLayout({ tab, children }: { tab: CashTab; children: ReactNode }) {
  const { t } = useTranslation();
  const present = tabs.find((one) => one.tab === tab);
  return (
    <Page title={present === undefined ? '' : t(present.key)}>
      <TabLinks
        label={t('cash.tabs')}
        links={tabs.map((one) => ({ to: one.to, text: t(one.key), isCurrent: one.tab === tab }))}
      />
      <DebtsNotice />
      {children}
    </Page>
  );
}
