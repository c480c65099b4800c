import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import type { CashRequest } from '../../api/contracts.ts';
import type { ListBody } from '../../api/envelope.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { ask, say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import type { Column } from '../../components/data-table.tsx';
import { ListView } from '../../components/list-view.tsx';
import { toast } from '../../components/toasts.ts';
import { won } from '../../format/money.ts';
import { koreaMinute } from '../../format/time.ts';
import { api } from '../../session/member-session.ts';
import { balanceKey } from '../member/member-queries.ts';
import { type CashType, cashListQuery } from './cash-queries.ts';
import { CashStatusBadge, CashTimeline } from './cash-status.tsx';

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
      cell: (row) => (row.processedAt === null ? '–' : koreaMinute(row.processedAt)),
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
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const removal = useSubmit({
    send: (requestId: string, headers) =>
      answerOf(api.POST('/api/cash/del', { body: { requestId }, headers })),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: ['cash'] });
      await queryClient.invalidateQueries({ queryKey: balanceKey });
    },
  });
  return async (row) => {
    const open = row.status === 0;
    const message = t(open ? 'cash.askCancel' : 'cash.askDelete', { amount: won(row.amount) });
    if (!(await ask({ message, isDangerous: open }))) return;
    try {
      await removal.mutateAsync(row.requestId);
      toast('good', t(open ? 'cash.cancelled' : 'cash.deleted'));
    } catch (error) {
      await say(textOf(error));
    }
  };
}
