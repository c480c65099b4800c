import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { usePermits } from './use-operator.ts';
import { cashCountsQuery, pendingCountQuery } from './use-queues.ts';

/** What waits for somebody, first thing after logging in. */
export function DashboardPage() {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const cash = useQuery({ ...cashCountsQuery, enabled: permits('cash.read') }).data;
  const pending = useQuery({ ...pendingCountQuery, enabled: permits('members.read') }).data;
  const tiles = [
    { to: '/admin/approvals', text: t('nav.approvals'), fresh: pending, taken: undefined },
    {
      to: '/admin/deposits',
      text: t('nav.deposits'),
      fresh: cash?.deposits.requested,
      taken: cash?.deposits.waiting,
    },
    {
      to: '/admin/withdrawals',
      text: t('nav.withdrawals'),
      fresh: cash?.withdrawals.requested,
      taken: cash?.withdrawals.waiting,
    },
  ] as const;
  return (
    <Page title={t('nav.dashboard')} note={t('dashboard.note')}>
      <div className="grid gap-4 sm:grid-cols-3">
        {tiles.map((tile) => (
          <Link
            key={tile.to}
            to={tile.to}
            className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 hover:border-line-strong hover:bg-raised"
          >
            <span className="font-medium text-muted">{tile.text}</span>
            <span className="text-4xl font-bold text-brass-text tabular-nums">
              {tile.fresh ?? '–'}
            </span>
            <span className="text-sm text-faint">
              {tile.taken === undefined
                ? t('dashboard.new')
                : t('dashboard.taken', { count: tile.taken })}
            </span>
          </Link>
        ))}
      </div>
    </Page>
  );
}
