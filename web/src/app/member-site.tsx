import { SiteShell } from '../player/shell/site-shell.tsx';
import { part } from '../shared/loading/part.tsx';
import { memberSession } from '../shared/member/member-session.ts';
import { OfOneSession } from '../shared/session/of-one-session.tsx';
import { SessionWatch } from './session-watch.tsx';

const SportsTree = part(() => import('../betting/sportsbook/tree/sports-tree.tsx'));

/** The player's site: what watches over the session, and the frame of every page. */
export function MemberSite() {
  return (
    <OfOneSession session={memberSession}>
      <SessionWatch />
      <SiteShell sportsTree={<SportsTree />} />
    </OfOneSession>
  );
}
