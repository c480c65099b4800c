import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import { IconButton } from '../../components/button.tsx';
import { operatorApi, operatorSession } from '../../session/operator-session.ts';
import { startTokenRefresh } from '../../session/token-refresh.ts';
import { type Place, places } from './nav.ts';
import { useOperator, usePermits } from './use-operator.ts';
import { cashCountsQuery, pendingCountQuery, useLiveQueues } from './use-queues.ts';

/** The back office around every page: where to go, what waits there, who is logged in. */
export function AdminShell() {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const lineState = useLiveQueues();
  const waiting = useWaiting();
  useSessionCare();
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <a
        href="#admin-main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-md focus:bg-brass focus:px-4 focus:py-2 focus:text-on-brass"
      >
        {t('shell.skip')}
      </a>
      <aside className="flex flex-col border-b border-line bg-sunken lg:sticky lg:top-0 lg:h-dvh lg:w-60 lg:shrink-0 lg:border-r lg:border-b-0">
        <div className="flex items-center justify-between gap-3 px-5 pt-4 pb-2 lg:pb-5">
          <Link to="/admin" className="flex items-baseline gap-2">
            <span className="text-lg font-bold text-brass-text">Noriter</span>
            <span className="text-xs text-faint">{t('shell.name')}</span>
          </Link>
          <output className={`text-xs ${lineState === 'connected' ? 'text-jade' : 'text-warn'}`}>
            {t(lineState === 'connected' ? 'shell.live' : 'shell.polling')}
          </output>
        </div>
        <nav
          aria-label={t('shell.nav')}
          className="flex gap-1 overflow-x-auto px-3 pb-2 [scrollbar-width:none] lg:flex-1 lg:flex-col lg:overflow-y-auto"
        >
          {places
            .filter((place) => permits(place.permission))
            .map((place) => (
              <NavLink key={place.to} place={place} waiting={waiting[place.to] ?? 0} />
            ))}
        </nav>
        <OperatorLine />
      </aside>
      <main id="admin-main" className="min-w-0 flex-1">
        <Outlet />
      </main>
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
      activeOptions={{ exact: place.to === '/admin' }}
      className="relative flex h-10 shrink-0 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-hover hover:text-paper aria-[current=page]:bg-raised aria-[current=page]:text-paper"
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

/** How many requests wait behind each place. */
function useWaiting(): Record<string, number> {
  const permits = usePermits();
  const cash = useQuery({ ...cashCountsQuery, enabled: permits('cash.read') }).data;
  const pending = useQuery({ ...pendingCountQuery, enabled: permits('members.read') }).data;
  return {
    '/admin/approvals': pending ?? 0,
    '/admin/deposits': cash === undefined ? 0 : cash.deposits.requested + cash.deposits.waiting,
    '/admin/withdrawals':
      cash === undefined ? 0 : cash.withdrawals.requested + cash.withdrawals.waiting,
  };
}

function OperatorLine() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const operator = useOperator();
  async function logout(): Promise<void> {
    await answerOf(operatorApi.POST('/api/admin/logout', { body: {} })).catch(() => undefined);
    operatorSession.end('logout');
    await navigate({ to: '/admin/login' });
  }
  return (
    <div className="hidden items-center justify-between border-t border-line py-3 pr-2 pl-5 lg:flex">
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-medium">{operator?.name ?? ''}</span>
        <span className="truncate text-xs text-faint">{operator?.loginId ?? ''}</span>
      </span>
      <IconButton label={t('shell.logout')} onPress={() => void logout()}>
        <LogOut aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
