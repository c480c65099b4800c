import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import type { CashRequest } from '../../api/contracts.ts';
import type { ListBody } from '../../api/envelope.ts';
import { Button } from '../../components/button.tsx';
import type { Column } from '../../components/data-table.tsx';
import { ListView } from '../../components/list-view.tsx';
import { Nothing } from '../../components/states.tsx';
import { won } from '../../format/money.ts';
import { koreaMinute } from '../../format/time.ts';
import { api } from '../../session/member-session.ts';
import { type CashType, cashListQuery } from './cash-queries.ts';
import { CashStatusBadge, CashTimeline } from './cash-status.tsx';
import { useMoneySubmit } from './use-money-submit.ts';

type RequestListProps = { cashType: CashType; list: ListBody; onPage: (page: number) => void };

/** A member's own requests, each with where it stands. */
export function RequestList({ cashType, list, onPage }: RequestListProps) {
  const { t } = useTranslation();
  const columns = useColumns(cashType);
  const query = useQuery(cashListQuery(cashType, list));
  return (
    <ListView
      caption={t('cash.listCaption')}
      empty={{ title: t('cash.empty'), note: t('cash.emptyNote') }}
      query={query}
      columns={columns}
      rowKey={(row) => row.requestId}
      below={(row) => (row.status === 1 ? null : <CashTimeline request={row} />)}
      onPage={onPage}
    />
  );
}

function useColumns(cashType: CashType): Column<CashRequest>[] {
  const { t } = useTranslation();
  const take = useTakeOut();
  return [
    {
      key: 'requestedAt',
      header: t('cash.requestedAt'),
      cell: (row) => koreaMinute(row.requestedAt),
    },
    {
      key: 'amount',
      header: t(`cash.amount.${cashType}`),
      align: 'end',
      phone: 'title',
      cell: (row) => <strong className="text-base font-semibold">{won(row.amount)}</strong>,
    },
    ...(cashType === 'out'
      ? []
      : [
          {
            key: 'bonus',
            header: t('cash.bonus'),
            align: 'end' as const,
            cell: (row: CashRequest) => won(row.bonusAmount),
          },
        ]),
    {
      key: 'status',
      header: t('cash.state'),
      phone: 'title',
      cell: (row) => <CashStatusBadge status={row.status} />,
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
