import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import { LogoMark } from '../../art/logo.tsx';
import { Button } from '../../components/button.tsx';
import { NoticeBar } from '../../components/notice-bar.tsx';
import { OverlayHost } from '../../components/overlay-host.tsx';
import { SkeletonRows } from '../../components/states.tsx';
import { useMedia } from '../../components/use-media.ts';
import { operatorApi, operatorSession } from '../../session/operator-session.ts';
import { startTokenRefresh } from '../../session/token-refresh.ts';
import { NewVersionLine } from '../../shell/new-version-line.tsx';
import { useFocusOnNavigation } from '../../shell/use-focus-on-navigation.ts';
import { type Place, places } from './nav.ts';
import { OperatorLine } from './operator-line.tsx';
import { OfficeKeys } from './palette/office-keys.tsx';
import { useNewRequestSound } from './use-new-request-sound.ts';
import { useOperatorQuery, usePermits } from './use-operator.ts';
import { useLiveQueues } from './use-queues.ts';
import { useWaiting, waitingAt } from './use-waiting.ts';

/** The back office around every page: where to go, what waits there, who is logged in. */
export function AdminShell() {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const { isPending } = useOperatorQuery();
  const waiting = useWaiting();
  // Beside the pages where there is room, above them elsewhere; its keys are heard once.
  const isWide = useMedia('(min-width: 64rem)');
  useNewRequestSound(waiting);
  useSessionCare();
  useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <a
        href="#admin-main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-md focus:bg-brass focus:px-4 focus:py-2 focus:text-on-brass"
      >
        {t('shell.skip')}
      </a>
      <aside
        aria-label={t('shell.side')}
        className="sticky top-0 z-30 flex flex-col border-b border-line bg-sunken lg:h-dvh lg:w-60 lg:shrink-0 lg:border-r lg:border-b-0"
      >
        <div className="flex items-center justify-between gap-3 pt-2 pr-2 pl-4 lg:pt-4 lg:pr-5 lg:pb-5 lg:pl-5">
          <Brand />
          <div className="flex items-center lg:hidden">
            {isWide ? null : <OfficeKeys />}
            <OperatorLine />
          </div>
        </div>
        {isWide ? <OfficeKeys /> : null}
        <nav
          aria-label={t('shell.nav')}
          className="flex gap-1 overflow-x-auto px-3 pb-2 [scrollbar-width:none] lg:flex-1 lg:flex-col lg:overflow-y-auto"
        >
          {isPending ? (
            <div className="w-full">
              <SkeletonRows rows={8} className="h-9 not-first:max-lg:hidden" />
            </div>
          ) : null}
          {places
            .filter((place) => permits(place.permission))
            .map((place) => (
              <NavLink key={place.to} place={place} waiting={waitingAt(place.to, waiting)} />
            ))}
        </nav>
        <div className="hidden lg:block">
          <OperatorLine />
        </div>
      </aside>
      <main id="admin-main" className="min-w-0 flex-1">
        <NewVersionLine />
        <OperatorUnknown />
        <Outlet />
      </main>
      <OverlayHost />
    </div>
  );
}

function Brand() {
  const { t } = useTranslation(['admin', 'site']);
  const isConnected = useLiveQueues() === 'connected';
  return (
    <div className="flex flex-1 items-center justify-between gap-3 whitespace-nowrap">
      <Link to="/admin" className="flex items-center gap-2">
        <LogoMark className="size-7" />
        <span className="font-extrabold tracking-tight">{t('site:brand.name')}</span>
        <span className="rounded-sm border border-brass-line px-1.5 text-xs leading-5 font-semibold text-brass-text">
          {t('admin:shell.name')}
        </span>
      </Link>
      <output
        className={`inline-flex items-center gap-1.5 text-xs ${isConnected ? 'text-jade' : 'text-warn'}`}
      >
        <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
        {t(isConnected ? 'admin:shell.live' : 'admin:shell.polling')}
      </output>
    </div>
  );
}

/** Without the operator's rights most of the house stays hidden: that is said, not left empty. */
function OperatorUnknown() {
  const { t } = useTranslation(['admin', 'site']);
  const { data, isError, refetch } = useOperatorQuery();
  if (data !== undefined || !isError) return null;
  return (
    <div className="p-4 lg:px-8">
      <NoticeBar
        tone="bad"
        title={t('shell.operatorUnknown')}
        action={
          <Button size="small" onPress={() => void refetch()}>
            {t('site:action.retry')}
          </Button>
        }
      />
    </div>
  );
}

/** Renews the token in time, and goes back to the log-in when the session is over. */
function useSessionCare(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const renew = () => answerOf(operatorApi.POST('/api/admin/getToken', { body: {} }));
    const stopRefresh = startTokenRefresh(operatorSession, renew);
    const stopListening = operatorSession.onEnd(() => void navigate({ to: '/admin/login' }));
    return () => {
      stopRefresh();
      stopListening();
    };
  }, [navigate]);
}

function NavLink({ place, waiting }: { place: Place; waiting: number }) {
  const { t } = useTranslation('admin');
  return (
    <Link
      to={place.to}
      activeOptions={{ exact: place.to === '/admin', includeSearch: false }}
      ref={(link) => scrollIntoViewWhenCurrent(link)}
      className="finger relative flex h-10 shrink-0 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-hover hover:text-paper aria-[current=page]:bg-raised aria-[current=page]:text-paper"
    >
      <place.icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="whitespace-nowrap lg:flex-1">{t(place.text)}</span>
      {waiting === 0 ? null : (
        <span className="rounded-sm bg-brass px-1.5 text-xs leading-5 font-bold text-on-brass tabular-nums">
          {waiting}
          <span className="sr-only"> {t('shell.waiting')}</span>
        </span>
      )}
    </Link>
  );
}

/**
 * The places are more than fit, beside each other on a phone and below each other elsewhere: the one
 * where one is must be in sight. Only they are moved: the page stays at its top.
 */
function scrollIntoViewWhenCurrent(link: HTMLAnchorElement | null): void {
  const nav = link?.parentElement;
  if (link?.getAttribute('aria-current') !== 'page' || !nav) return;
  const [at, box] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  nav.scrollLeft += at.left + at.width / 2 - (box.left + box.width / 2);
  if (at.top < box.top || at.bottom > box.bottom) {
    nav.scrollTop += at.top + at.height / 2 - (box.top + box.height / 2);
  }
}
