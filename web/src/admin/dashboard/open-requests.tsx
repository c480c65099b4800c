import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { won } from '../../shared/format/money.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { useNow } from '../../shared/hooks/time.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { WaitingAge } from '../cash/requests/asked-at.tsx';
import { CashActions } from '../cash/requests/cash-actions.tsx';
import { CashStatus } from '../cash/requests/cash-status.tsx';
import type { CashKind, CashRow } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { usePermits } from '../shared/use-operator.ts';

/** The requests somebody has to act on, to be acted on right here: taken ones first. */
export function OpenRequests({ kind }: { kind: CashKind }) {
  const { t } = useTranslation('admin');
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'open', kind],
    queryFn: async () => {
      const lists = await Promise.all(
        ([2, 0] as const).map((status) =>
          answerOf(operatorApi.POST('/api/admin/cash/list', { body: { kind, status } })),
        ),
      );
      return lists.flatMap(({ list }) => list);
    },
  });
  return (
    <Panel
      isFlush
      title={t(kind === 'in' ? 'dashboard.openDeposits' : 'dashboard.openWithdrawals')}
      aside={
        <ButtonLink
          look="quiet"
          size="small"
          className="-mr-3"
          to={kind === 'in' ? '/admin/deposits' : '/admin/withdrawals'}
        >
          {t('dashboard.all')}
        </ButtonLink>
      }
    >
      {query.isPending ? (
        <div className="p-5">
          <SkeletonRows rows={2} />
        </div>
      ) : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data?.length === 0 ? <Empty icon={CheckCheck} title={t('dashboard.nothing')} /> : null}
      <ul className="divide-y divide-line">
        {query.data?.map((row) => (
          <OpenRequest key={row.requestId} row={row} />
        ))}
      </ul>
    </Panel>
  );
}

function OpenRequest({ row }: { row: CashRow }) {
  const decides = usePermits()('cash.decide');
  const now = useNow(30_000);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <span className="flex min-w-0 flex-1 flex-col max-sm:basis-2/5">
        <Link
          to="/admin/members/$memberId"
          params={{ memberId: row.memberId }}
          className="truncate font-medium hover:text-brass-text"
        >
          {row.memNick} <span className="text-faint">{row.memId}</span>
        </Link>
        <span className="flex gap-2 text-xs text-faint tabular-nums">
          {shortNumber(row.requestId)}
          <WaitingAge row={row} now={now} />
        </span>
      </span>
      <span className="font-semibold text-brass-text">{won(row.amount)}</span>
      <span className="flex items-center justify-between gap-4 max-sm:basis-full">
        <CashStatus request={row} />
        {decides ? <CashActions row={row} /> : null}
      </span>
    </li>
  );
}
