import { lazy, Suspense } from 'react';
import { SiteShell } from '../player/shell/site-shell.tsx';
import { SessionWatch } from './session-watch.tsx';

const SportsTree = lazy(() => import('../betting/sportsbook/tree/sports-tree.tsx'));

/** The player's site: what watches over the session, and the frame of every page. */
export function MemberSite() {
  return (
    <>
      <SessionWatch />
      <SiteShell
        sportsTree={
          <Suspense fallback={null}>
            <SportsTree />
          </Suspense>
        }
      />
    </>
  );
}
