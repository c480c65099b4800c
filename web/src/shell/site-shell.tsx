import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { OverlayHost } from '../components/overlay-host.tsx';
import { SessionWatch } from '../features/member/session-watch.tsx';
import { useMemberSession } from '../session/member-session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NewVersionLine } from './new-version-line.tsx';
import { popups } from './popups.ts';
import { SideMenu } from './side-menu.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useMaintenanceWatch } from './use-maintenance-watch.ts';

const PopupHost = lazy(() => import('./popup-host.tsx'));
const ProtectionWatch = lazy(() => import('../features/protection/protection-watch.tsx'));
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));

/** What stands around every page of the player's site. */
export function SiteShell() {
  const { t } = useTranslation();
  const popup = useStore(popups, (state) => state.open);
  const sessionId = useMemberSession()?.sessionId;
  const [menuOpen, setMenuOpen] = useState(false);
  useFocusOnNavigation();
  useMaintenanceWatch();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-70 rounded-md bg-brass px-4 py-2 font-semibold text-on-brass focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('shell.skip')}
      </a>
      <SessionWatch />
      <NavigationProgress />
      <DemoStrip />
      <Header onMenu={() => setMenuOpen(true)} />
      <NewVersionLine />
      <ConnectionLine />
      <Suspense fallback={null}>
        {sessionId === undefined ? null : <ProtectionWatch sessionId={sessionId} />}
      </Suspense>
      <div className="mx-auto flex w-full max-w-[100rem]">
        <aside className="sticky top-25 hidden h-[calc(100dvh-6.25rem)] w-52 shrink-0 overflow-y-auto border-r border-line py-4 xl:block">
          <SideMenu />
        </aside>
        <main id="content" className="min-h-[70dvh] min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
      <Footer />
      <BottomBar />
      <OverlayHost />
      <Suspense fallback={null}>
        {popup === null ? null : <PopupHost popup={popup} />}
        {menuOpen ? <MenuDrawer onClose={() => setMenuOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
