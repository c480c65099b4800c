import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { PopupRow } from '../../shared/api/contracts.ts';
import { usePageTitle } from '../../shared/hooks/browser.ts';
import { part } from '../../shared/loading/part.tsx';
import { useMember } from '../../shared/member/member-queries.ts';
import { useMemberSession } from '../../shared/member/member-session.ts';
import { alertQueue } from '../../shared/ui/overlays/alerts.ts';
import { NewestNotices } from '../content/newest-notices.tsx';
import { desktopSupport } from '../content/support-paths.ts';
import { mainPopupsQuery } from '../popup/popup-queries.ts';
import { waitingPopups } from '../popup/waiting-popups.ts';
import { BannerRow } from './banner-row.tsx';
import { CashFeed } from './cash-feed.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { Hero } from './hero.tsx';
import { HomePromotions } from './home-promotions.tsx';
import { NewPosts } from './new-posts.tsx';
import { Promises } from './promises.tsx';
import { TopWithdrawals } from './top-withdrawals.tsx';

const MainPopups = part(() => import('../popup/main-popups.tsx'), { missing: 'silent' });

type HomePageProps = {
  /** What a member finds open: matches with their prices, draws. Guests see no odds. */
  lobby: ReactNode;
  /** What goes on in third-party games. */
  games: ReactNode;
};

export function HomePage({ lobby, games }: HomePageProps) {
  const { t } = useTranslation();
  const isMember = useMemberSession() !== null;
  usePageTitle(t('brand.name'));
  return (
    <div className="flex flex-col gap-8 pb-10">
      <Hero />
      <div className="mx-auto flex w-full max-w-7xl vast:max-w-[120rem] flex-col gap-8 px-4 lg:px-8">
        {isMember ? lobby : null}
        <BannerRow place="main-top" />
        <CategoryGrid />
        <div className="below-fold [--room:60rem]">{games}</div>
        <div className="below-fold grid gap-5 [--room:70rem] lg:grid-cols-[3fr_2fr] lg:[--room:22rem]">
          <CashFeed />
          <TopWithdrawals />
        </div>
        <BannerRow place="main-middle" />
        <div className="below-fold grid gap-5 [--room:24rem] lg:grid-cols-2">
          <HomePromotions />
          {isMember ? <NewPosts /> : null}
        </div>
        <div className="below-fold grid gap-5 [--room:24rem]">
          <NewestNotices paths={desktopSupport} />
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
  const isQuiet = useStore(alertQueue, ({ queue }) => queue.length === 0);
  const [isStarted, setStarted] = useState(isQuiet);
  // Who is just being told something reads that first; a popup that is open stays where it is.
  if (isQuiet && !isStarted) setStarted(true);
  if (waiting.length === 0 || !isStarted) return null;
  return <MainPopups popups={popups} waiting={waiting} />;
}
