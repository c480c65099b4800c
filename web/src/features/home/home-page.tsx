import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PopupRow } from '../../api/contracts.ts';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useMemberSession } from '../../session/member-session.ts';
import { BannerRow } from '../banner/banner-row.tsx';
import { useMember } from '../member/member-queries.ts';
import { NewestNotices } from '../notice/newest-notices.tsx';
import { mainPopupsQuery } from '../popup/popup-queries.ts';
import { waitingPopups } from '../popup/waiting-popups.ts';
import { deskSupport } from '../support/support-paths.ts';
import { CashFeed } from './cash-feed.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { GamesSoon } from './games-soon.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';
import { TopWithdrawals } from './top-withdrawals.tsx';

const MainPopups = lazy(() => import('../popup/main-popups.tsx'));

export function HomePage() {
  const { t } = useTranslation();
  usePageTitle(t('brand.name'));
  return (
    <div className="flex flex-col gap-8 pb-10">
      <Hero />
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 lg:px-8">
        <BannerRow place="main-top" />
        <CategoryGrid />
        <div className="below-fold grid gap-5 [--room:70rem] lg:grid-cols-[3fr_2fr] lg:[--room:22rem]">
          <CashFeed />
          <TopWithdrawals />
        </div>
        <BannerRow place="main-middle" />
        <div className="below-fold grid gap-5 [--room:44rem] lg:grid-cols-[3fr_2fr] lg:[--room:24rem]">
          <NewestNotices paths={deskSupport} />
          <GamesSoon />
        </div>
        <Promises />
      </div>
      <Popups />
    </div>
  );
}

/** The dialog is loaded only where there is a popup that was not closed before. */
function Popups() {
  const isMember = useMemberSession() !== null;
  const state = useMember()?.protection.state;
  const { data } = useQuery(mainPopupsQuery(isMember));
  if (data === undefined || data.length === 0) return null;
  // Nobody who takes a break from playing is called back by a popup.
  if (isMember && state !== 'none') return null;
  return <Waiting key={String(isMember)} popups={data} />;
}

function Waiting({ popups }: { popups: readonly PopupRow[] }) {
  // What was closed before is looked up once: the count stays the same while going through them.
  const [waiting] = useState(() => waitingPopups(popups));
  if (waiting.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <MainPopups popups={popups} waiting={waiting} />
    </Suspense>
  );
}
