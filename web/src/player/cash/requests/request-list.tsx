import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CashType, cashListQuery } from '../../../shared/account/cash-queries.ts';
import { useMoneySubmit } from '../../../shared/account/use-money-submit.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { CashRequest } from '../../../shared/api/contracts.ts';
import type { ListBody } from '../../../shared/api/envelope.ts';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { CashStatusBadge, CashTimeline } from './cash-status.tsx';

type RequestListProps = {
  cashType: CashType;
  list: ListBody;
  /** The way on where there is none. */
  onward?: ReactNode;
  onPage: (page: number) => void;
};

/** A member's own requests, each with where it stands. */
export function RequestList({ cashType, list, onward, onPage }: RequestListProps) {
  const { t } = useTranslation();
  const query = useQuery(cashListQuery(cashType, list));
  // Without a bonus in sight its column would say the same of every row: nothing.
  const hasBonus = query.data?.list.some(({ bonusAmount }) => bonusAmount !== '0') === true;
  const columns = useColumns(cashType, hasBonus);
  return (
    <ListView
      caption={t('cash.listCaption')}
      empty={{ title: t('cash.empty'), note: t('cash.emptyNote'), action: onward }}
      query={query}
      columns={columns}
      rowKey={(row) => row.requestId}
      below={(row) => (row.status === 1 ? null : <CashTimeline request={row} />)}
      onPage={onPage}
    />
  );
}

function useColumns(cashType: CashType, hasBonus: boolean): Column<CashRequest>[] {
  const { t } = useTranslation();
  const take = useTakeOut();
  return [
    {
      key: 'requestedAt',
      header: t('cash.requestedAt'),
      cell: (row) => (
        <span className="block leading-5">
          {koreaMinute(row.requestedAt)}
          <span className="block text-xs text-faint tabular-nums">
            {shortNumber(row.requestId)}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t(`cash.amount.${cashType}`),
      align: 'end',
      phone: 'title',
      cell: (row) => <strong className="text-base font-semibold">{won(row.amount)}</strong>,
    },
    ...(hasBonus
      ? [
          {
            key: 'bonus',
            header: t('cash.bonus'),
            align: 'end' as const,
            cell: (row: CashRequest) => won(row.bonusAmount),
          },
        ]
      : []),
    {
      key: 'status',
      header: t('cash.state'),
      phone: 'title',
      cell: (row) => <CashStatusBadge request={row} />,
    },
    {
      key: 'processedAt',
      header: t('cash.processedAt'),
      cell: (row) => (row.processedAt === null ? <Nothing /> : koreaMinute(row.processedAt)),
    },
    {
      key: 'take',
      header: t('cash.manage'),
      align: 'end',
      phone: 'foot',
      cell: (row) =>
        row.status === 2 ? null : (
          <Button
            size="small"
            look={row.status === 0 ? 'plain' : 'quiet'}
            className={row.status === 0 ? '' : '-mr-3'}
            onPress={() => void take(row)}
          >
            {t(row.status === 0 ? 'cash.cancel' : 'cash.delete')}
          </Button>
        ),
    },
  ];
}

/** Cancels a request nobody has looked at yet, or takes a finished one out of the list. */
function useTakeOut(): (row: CashRequest) => Promise<void> {
  const { t } = useTranslation();
  const removal = useMoneySubmit({
    name: 'take-out',
    send: (requestId: string, headers) =>
      answerOf(api.POST('/api/cash/del', { body: { requestId }, headers })),
  });
  return (row) => {
    const isOpen = row.status === 0;
    return removal.submit(row.requestId, {
      message: t(isOpen ? 'cash.askCancel' : 'cash.askDelete', { amount: won(row.amount) }),
      isDangerous: isOpen,
      done: t(isOpen ? 'cash.cancelled' : 'cash.deleted'),
    });
  };
}
