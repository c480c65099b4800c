import { Link } from '@tanstack/react-router';
import { BanknoteArrowDown, BanknoteArrowUp, ClipboardCheck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { AdjustmentsWaiting } from '../cash/adjustments/adjustments-waiting.tsx';
import { useWaiting } from '../queues/use-waiting.ts';
import { useOperatorQuery, usePermits } from '../shared/use-operator.ts';
import { BettingTrend } from './betting-trend.tsx';
import { LargestBets, LiveMatches } from './book-panels.tsx';
import { BooksPanel, ClosingPanel } from './dashboard-facts.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { HealthPanel } from './health/health-panel.tsx';
import { OpenRequests } from './open-requests.tsx';
import { SignUpTrend } from './sign-up-trend.tsx';
import { BankTrend } from './trend-panels.tsx';

/** What waits for somebody, first thing after logging in, and whether the house is in order. */
export function DashboardPage() {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  // Until it is known what the operator may see, there is no telling which of the parts come.
  const { isPending } = useOperatorQuery();
  const { signUps, deposits, withdrawals } = useWaiting();
  return (
    <Page title={t('nav.dashboard')} note={t('dashboard.note')} width="full">
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        <Tile
          to="/admin/approvals"
          icon={ClipboardCheck}
          text={t('nav.approvals')}
          fresh={signUps}
          note={t('dashboard.new')}
        />
        <Tile
          to="/admin/deposits"
          icon={BanknoteArrowDown}
          text={t('nav.deposits')}
          fresh={deposits?.requested}
          note={deposits && t('dashboard.taken', { count: deposits.waiting })}
        />
        <Tile
          to="/admin/withdrawals"
          icon={BanknoteArrowUp}
          text={t('nav.withdrawals')}
          fresh={withdrawals?.requested}
          note={withdrawals && t('dashboard.taken', { count: withdrawals.waiting })}
        />
      </div>
      {isPending ? <SkeletonRows rows={8} className="h-16" /> : null}
      <AdjustmentsWaiting />
      <FigureTiles />
      {permits('cash.read') ? (
        <div className="grid gap-4 xl:grid-cols-2">
          <OpenRequests kind="in" />
          <OpenRequests kind="out" />
        </div>
      ) : null}
      {permits('betting.read') ? (
        <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
          <LargestBets />
          <LiveMatches />
        </div>
      ) : null}
      <div className="grid gap-4 xl:grid-cols-2">
        {permits('betting.read') ? <BettingTrend /> : null}
        {permits('cash.read') ? <BankTrend /> : null}
        {permits('members.read') ? <SignUpTrend /> : null}
      </div>
      <div className="grid gap-4 lg:grid-cols-2 lg:*:first:row-span-2 2xl:grid-cols-3 2xl:*:first:row-span-1">
        <HealthPanel />
        {permits('reconciliation.read', 'platform') ? <BooksPanel /> : null}
        {permits('site.manage') ? <ClosingPanel /> : null}
      </div>
    </Page>
  );
}

type TileProps = {
  to: '/admin/approvals' | '/admin/deposits' | '/admin/withdrawals';
  icon: LucideIcon;
  text: string;
  fresh: number | undefined;
  note: string | undefined;
};

function Tile({ to, icon: Icon, text, fresh, note }: TileProps) {
  const waits = fresh !== undefined && fresh > 0;
  return (
    <Link
      to={to}
      className={`flex flex-col gap-2 rounded-lg border bg-surface p-3 hover:border-line-strong hover:bg-raised sm:p-5 ${waits ? 'border-brass-line' : 'border-line'}`}
    >
      <span className="flex items-center justify-between font-medium text-muted">
        {text}
        <Icon aria-hidden="true" className="size-5 text-faint max-sm:hidden" strokeWidth={1.75} />
      </span>
      <span
        className={`text-3xl font-bold sm:text-4xl tabular-nums ${waits ? 'text-brass-text' : ''}`}
      >
        {fresh ?? '–'}
      </span>
      <span className="min-h-5 text-sm text-faint">{note}</span>
    </Link>
  );
}
