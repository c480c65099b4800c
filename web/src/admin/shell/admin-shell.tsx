import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../shared/art/logo.tsx';
import { useMedia } from '../../shared/hooks/browser.ts';
import { useFocusOnNavigation } from '../../shared/hooks/focus.ts';
import { OfOneSession } from '../../shared/session/of-one-session.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../shared/ui/overlays/notice-bar.tsx';
import { OverlayHost } from '../../shared/ui/overlays/overlay-host.tsx';
import { NewVersionLine } from '../../shared/ui/pages/new-version-line.tsx';
import { useNewRequestSound } from '../queues/use-new-request-sound.ts';
import { useLiveQueues } from '../queues/use-queues.ts';
import { useWaiting } from '../queues/use-waiting.ts';
import { useSessionCare } from '../session/session-care.ts';
import { operatorSession } from '../shared/operator-session.ts';
import { useOperatorQuery } from '../shared/use-operator.ts';
import { StepUpHost } from '../step-up/step-up-host.tsx';
import { AdminKeys } from './admin-keys.tsx';
import { OperatorLine } from './operator-bar.tsx';
import { PhoneNav } from './phone-nav.tsx';
import { PlaceNav } from './place-nav.tsx';

/** The back office around every page: where to go, what waits there, who is logged in. */
export function AdminShell() {
  return (
    <OfOneSession session={operatorSession}>
      <Shell />
    </OfOneSession>
  );
}

function Shell() {
  const { t } = useTranslation('admin');
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
            {isWide ? null : <AdminKeys />}
            <OperatorLine />
          </div>
        </div>
        {isWide ? <AdminKeys /> : null}
        {isWide ? <PlaceNav waiting={waiting} /> : <PhoneNav waiting={waiting} />}
        <div className="hidden lg:block">
          <OperatorLine />
        </div>
      </aside>
      <main id="admin-main" className="min-w-0 flex-1">
        <NewVersionLine />
        <OperatorUnknown />
        <Outlet />
      </main>
      <StepUpHost />
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
