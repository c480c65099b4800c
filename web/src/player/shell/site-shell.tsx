import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useFocusOnNavigation } from '../../shared/hooks/focus.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { part } from '../../shared/loading/part.tsx';
import { useMemberSession } from '../../shared/member/member-session.ts';
import { OverlayHost } from '../../shared/ui/overlays/overlay-host.tsx';
import { NewVersionLine } from '../../shared/ui/pages/new-version-line.tsx';
import { popups } from '../auth/auth-popups.ts';
import { useOpenGame } from '../games/launch/open-game.ts';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { isSportPath } from '../navigation/navigation.ts';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { SideMenu } from '../navigation/side-menu.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLinks } from './skip-links.tsx';
import { useMaintenanceWatch } from './use-maintenance-watch.ts';

const PopupHost = part(() => import('./popup-host.tsx'), { missing: 'above' });
const ProtectionWatch = part(
  async () => {
    const [watch] = await Promise.all([
      import('../account/reality/protection-watch.tsx'),
      loadTexts('protection'),
    ]);
    return watch;
  },
  { missing: 'silent' },
);
const MessageNotice = part(() => import('../messages/message-notice.tsx'), { missing: 'silent' });
const GameOverlay = part(() => import('../games/launch/game-overlay.tsx'), { missing: 'above' });
const MenuDrawer = part(() => import('../navigation/menu-drawer.tsx'), { missing: 'above' });

type SiteShellProps = {
  /** Beside the pages of sports, in the place of the general menu. */
  sportsTree: ReactNode;
};

/** What stands around every page of the player's site. */
export function SiteShell({ sportsTree }: SiteShellProps) {
  const popup = useStore(popups, (state) => state.open);
  const sessionId = useMemberSession()?.sessionId;
  const game = useOpenGame();
  const [menuOpen, setMenuOpen] = useState(false);
  const isSport = useLocation({ select: ({ pathname }) => isSportPath(pathname) });
  useFocusOnNavigation();
  useMaintenanceWatch();
  return (
    <>
      <SkipLinks isSport={isSport} />
      <NavigationProgress />
      <DemoStrip />
      <Header onMenu={() => setMenuOpen(true)} />
      <NewVersionLine />
      <ConnectionLine />
      {sessionId === undefined ? null : <ProtectionWatch sessionId={sessionId} />}
      {sessionId === undefined ? null : <MessageNotice key={sessionId} sessionId={sessionId} />}
      <div className="mx-auto flex w-full max-w-[100rem] vast:max-w-[150rem]">
        <aside className="sticky top-25 hidden h-[calc(100dvh-6.25rem)] w-52 shrink-0 overflow-y-auto border-r border-line py-4 xl:block">
          {isSport ? sportsTree : <SideMenu />}
        </aside>
        <main id="content" className="min-h-[70dvh] min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
      <Footer />
      <BottomBar />
      <OverlayHost />
      {popup === null ? null : <PopupHost popup={popup} />}
      {game === null ? null : <GameOverlay open={game} />}
      {menuOpen ? <MenuDrawer onClose={() => setMenuOpen(false)} /> : null}
    </>
  );
}
