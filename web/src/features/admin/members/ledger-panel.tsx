import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import type { Column } from '../../../components/data-table.tsx';
import { ListView } from '../../../components/list-view.tsx';
import { Panel } from '../../../components/page.tsx';
import { amountOf, SignedAmount } from '../../../components/signed-amount.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLedgerText } from '../../../components/use-ledger-text.ts';
import { koreaDay, koreaSecond } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { LedgerRow } from '../api/contracts.ts';

const ID_LENGTH_SHOWN = 8;
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
  const columns = useColumns();
  return (
    <Panel
      isFlush
      title={t('ledger.title')}
      aside={
        <DaysPicker from={startDate} until={endDate} onFrom={setStartDate} onUntil={setEndDate} />
      }
    >
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

function useColumns(): Column<LedgerRow>[] {
  const { t } = useTranslation('admin');
  const text = useLedgerText();
  return [
    {
      key: 'at',
      header: t('ledger.at'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.at)}</span>,
    },
    { key: 'kind', header: t('ledger.kind'), phone: 'title', cell: (row) => text.kind(row.kind) },
    { key: 'account', header: t('ledger.account'), cell: (row) => text.account(row.account) },
    {
      key: 'amount',
      header: t('ledger.amount'),
      align: 'end',
      phone: 'title',
      cell: (row) => <SignedAmount amount={row.amount} account={row.account} />,
    },
    {
      key: 'after',
      header: t('ledger.after'),
      align: 'end',
      cell: (row) => amountOf(row.account, row.balanceAfter),
    },
    {
      key: 'subject',
      header: t('ledger.subject'),
      cell: (row) => (
        <span className="text-xs text-faint">
          {text.subject(row.subjectType)} {row.subjectId.slice(0, ID_LENGTH_SHOWN)}
        </span>
      ),
    },
  ];
}

type DaysPickerProps = {
  from: string;
  until: string;
  onFrom: (day: string) => void;
  onUntil: (day: string) => void;
};

function DaysPicker({ from, until, onFrom, onUntil }: DaysPickerProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap items-center gap-2 [&_input]:h-9">
      <TextField
        label={t('ledger.from')}
        isLabelHidden
        type="date"
        value={from}
        onChange={onFrom}
      />
      <span aria-hidden="true" className="text-faint">
        ~
      </span>
      <TextField
        label={t('ledger.until')}
        isLabelHidden
        type="date"
        value={until}
        onChange={onUntil}
      />
    </div>
  );
}
