import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { TabLinks } from '../../components/tab-links.tsx';

const tabs = [
  { tab: 'info', to: '/member/mypage/info' },
  { tab: 'password', to: '/member/mypage/password' },
  { tab: 'bets', to: '/member/mypage/betting/list' },
  { tab: 'ledger', to: '/member/mypage/ledger/list' },
  { tab: 'charge', to: '/member/mypage/charge/list' },
  { tab: 'exchange', to: '/member/mypage/exchange/list' },
  { tab: 'points', to: '/member/mypage/point' },
  { tab: 'winlose', to: '/member/mypage/winlose' },
  { tab: 'protection', to: '/member/mypage/protection' },
  { tab: 'logins', to: '/member/mypage/login/list' },
] as const;

export type MyTab = (typeof tabs)[number]['tab'];

type MyLayoutProps = { tab: MyTab; title: string; note?: string; children: ReactNode };

/** The pages about oneself, whichever of their addresses was taken. */
export function MyLayout({ tab, title, note, children }: MyLayoutProps) {
  const { t } = useTranslation();
  return (
    <Page title={title} {...(note === undefined ? {} : { note })}>
      <TabLinks
        label={t('my.tabs')}
        links={tabs.map((one) => ({
          to: one.to,
          text: t(`my.tab.${one.tab}`),
          isCurrent: one.tab === tab,
        }))}
      />
      {children}
    </Page>
  );
}
