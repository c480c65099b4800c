import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import type { Column } from '../../../components/data-table.tsx';
import { ListView } from '../../../components/list-view.tsx';
import { Panel } from '../../../components/page.tsx';
import { amountOf, SignedAmount } from '../../../components/signed-amount.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useKoreaDay } from '../../../components/use-korea-day.ts';
import { useLedgerText } from '../../../components/use-ledger-text.ts';
import { koreaDayBefore, koreaSecond } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { LedgerRow } from '../api/contracts.ts';
import { shortId } from '../short-id.ts';

const DAYS_SHOWN = 7;

/** Every movement of a member's money, as the ledger has it. */
export function LedgerPanel({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const today = useKoreaDay();
  const [days, setDays] = useState(() => ({
    startDate: koreaDayBefore(today, DAYS_SHOWN),
    endDate: today,
  }));
  const [page, setPage] = useState(1);
  const body = { memberId, ...days, page };
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
        <DaysPicker
          days={days}
          onChange={(chosen) => {
            setDays(chosen);
            setPage(1);
          }}
        />
      }
    >
      <ListView
        caption={t('ledger.title')}
        empty={{ title: t('ledger.empty') }}
        query={query}
        columns={columns}
        rowKey={(row) => `${row.entryId}-${row.account}`}
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
          {text.subject(row.subjectType)} {shortId(row.subjectId)}
        </span>
      ),
    },
  ];
}

type Days = { startDate: string; endDate: string };

function DaysPicker({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex w-full items-center gap-2 *:min-w-0 max-sm:*:flex-1 sm:w-auto [&_input]:h-9">
      <TextField
        label={t('ledger.from')}
        isLabelHidden
        type="date"
        value={days.startDate}
        onChange={(startDate) => onChange({ ...days, startDate })}
      />
      <span aria-hidden="true" className="max-w-3 text-faint">
        ~
      </span>
      <TextField
        label={t('ledger.until')}
        isLabelHidden
        type="date"
        value={days.endDate}
        onChange={(endDate) => onChange({ ...days, endDate })}
      />
    </div>
  );
}
