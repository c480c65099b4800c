import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { TabLinks } from '../../components/tab-links.tsx';

const tabs = [
  { to: '/member/mypage/info', key: 'my.tab.info' },
  { to: '/member/mypage/password', key: 'my.tab.password' },
  { to: '/member/mypage/ledger/list', key: 'my.tab.ledger' },
  { to: '/member/mypage/charge/list', key: 'my.tab.charge' },
  { to: '/member/mypage/exchange/list', key: 'my.tab.exchange' },
  { to: '/member/mypage/login/list', key: 'my.tab.logins' },
] as const;

export function MyLayout({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Page title={title} {...(note === undefined ? {} : { note })}>
      <TabLinks label={t('my.tabs')} links={tabs.map(({ to, key }) => ({ to, text: t(key) }))} />
      {children}
    </Page>
  );
}
