import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import type { Column } from '../../../components/data-table.tsx';
import { ListView } from '../../../components/list-view.tsx';
import { Panel } from '../../../components/page.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { won } from '../../../format/money.ts';
import { koreaDay, koreaSecond } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { LedgerRow } from '../api/contracts.ts';

const WEEK_MS = 7 * 86_400_000;

/** Every movement of a member's money, as the ledger has it. */
export function LedgerPanel({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const [startDate, setStartDate] = useState(() => koreaDay(new Date(Date.now() - WEEK_MS)));
  const [endDate, setEndDate] = useState(() => koreaDay(new Date()));
  const [page, setPage] = useState(1);
  const body = { memberId, startDate, endDate, page };
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'ledger', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/ledger/list', { body })),
    placeholderData: keepPreviousData,
  });
  const { kindText, accountText } = useLedgerTexts();
  const columns: Column<LedgerRow>[] = [
    {
      key: 'at',
      header: t('ledger.at'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.at)}</span>,
    },
    { key: 'kind', header: t('ledger.kind'), phone: 'title', cell: (row) => kindText(row.kind) },
    { key: 'account', header: t('ledger.account'), cell: (row) => accountText(row.account) },
    {
      key: 'amount',
      header: t('ledger.amount'),
      align: 'end',
      phone: 'title',
      cell: (row) => (
        <span className={row.amount.startsWith('-') ? 'text-down' : 'text-up'}>
          {won(row.amount)}
        </span>
      ),
    },
    { key: 'after', header: t('ledger.after'), align: 'end', cell: (row) => won(row.balanceAfter) },
    {
      key: 'subject',
      header: t('ledger.subject'),
      cell: (row) => (
        <span className="text-xs text-faint">
          {row.subjectType} {row.subjectId.slice(0, 8)}
        </span>
      ),
    },
  ];
  return (
    <Panel title={t('ledger.title')}>
      <div className="flex flex-wrap gap-3 pb-4">
        <TextField label={t('ledger.from')} type="date" value={startDate} onChange={setStartDate} />
        <TextField label={t('ledger.until')} type="date" value={endDate} onChange={setEndDate} />
      </div>
      <ListView
        caption={t('ledger.title')}
        empty={{ title: t('ledger.empty') }}
        query={query}
        columns={columns}
        rowKey={(row) => row.entryId}
        onPage={setPage}
      />
    </Panel>
  );
}

const kinds = [
  'stake',
  'payout',
  'refund',
  'deposit',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal_pay',
  'points_grant',
  'points_convert',
  'adjust_up',
  'adjust_down',
  'bonus_grant',
] as const;
const accounts = ['cash', 'held', 'points'] as const;

/** The ledger's own words as people say them; a word not known yet is shown as it is. */
function useLedgerTexts() {
  const { t } = useTranslation('admin');
  return {
    kindText: (kind: string): string => {
      const known = kinds.find((one) => one === kind);
      return known === undefined ? kind : t(`ledger.kinds.${known}`);
    },
    accountText: (account: string): string => {
      const known = accounts.find((one) => one === account);
      return known === undefined ? account : t(`ledger.accounts.${known}`);
    },
  };
}
