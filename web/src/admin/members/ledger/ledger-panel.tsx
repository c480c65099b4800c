import { csvNumber } from '@noriter/rules/csv';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import { rangeOf } from '../../../shared/format/day-range.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { useLedgerText } from '../../../shared/hooks/use-ledger-text.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { amountOf, SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { type LedgerSearch, rowsUsual } from '../../shared/admin-search.ts';
import type { LedgerRow } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { type CsvColumn, TakeAway } from '../../shared/tables/export-rows.tsx';

type LedgerPanelProps = {
  memberId: string;
  search: LedgerSearch;
  onSearch: (search: LedgerSearch) => void;
};

const accounts = ['cash', 'held', 'points'] as const;
const directions = ['in', 'out'] as const;

/** Every movement of a member's money, as the ledger has it. */
export function LedgerPanel({ memberId, search, onSearch }: LedgerPanelProps) {
  const { t } = useTranslation('admin');
  const usual = rangeOf('last30', useKoreaDay());
  const { page = 1, rows = rowsUsual, ...filter } = search;
  const { account, direction, startDate, endDate } = { ...usual, ...filter };
  const wish = {
    memberId,
    startDate,
    endDate,
    ...(account === undefined ? {} : { account }),
    ...(direction === undefined ? {} : { direction }),
  };
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'ledger', wish, page, rows],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/ledger/list', { body: { ...wish, page, rows } })),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const csv = useCsv();
  const narrow = (change: LedgerSearch) => onSearch({ ...filter, ...change });
  return (
    <Panel isFlush>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
        <DateRange value={{ startDate, endDate }} onChange={narrow} />
        <div className="flex flex-wrap gap-2">
          <Narrow
            label={t('ledger.account')}
            choices={accounts.map((id) => ({ id, text: t(`ledger.only.${id}`) }))}
            value={account}
            onChange={(chosen) => {
              const { account: _before, ...rest } = filter;
              onSearch(chosen === undefined ? rest : { ...rest, account: chosen });
            }}
          />
          <Narrow
            label={t('ledger.direction')}
            choices={directions.map((id) => ({ id, text: t(`ledger.only.${id}`) }))}
            value={direction}
            onChange={(chosen) => {
              const { direction: _before, ...rest } = filter;
              onSearch(chosen === undefined ? rest : { ...rest, direction: chosen });
            }}
          />
        </div>
      </div>
      <AdminList
        table="ledger"
        caption={t('ledger.title')}
        empty={{ title: t('ledger.empty') }}
        query={query}
        columns={columns}
        rowKey={(row) => `${row.entryId}-${row.account}`}
        rows={rows}
        onRows={(count) => narrow({ rows: count })}
        onPage={(next) => onSearch({ ...search, page: next })}
        tools={
          <TakeAway
            name="ledger"
            columns={csv}
            fetchAll={() => answerOf(operatorApi.POST('/api/admin/ledger/export', { body: wish }))}
          />
        }
      />
    </Panel>
  );
}

type NarrowProps<Id extends string> = {
  label: string;
  choices: readonly { id: Id; text: string }[];
  value: Id | undefined;
  onChange: (id: Id | undefined) => void;
};

function Narrow<Id extends string>({ label, choices, value, onChange }: NarrowProps<Id>) {
  const { t } = useTranslation('admin');
  return (
    <Segmented<Id | ''>
      label={label}
      choices={[{ id: '', text: t('filter.all') }, ...choices]}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? undefined : id)}
    />
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
          {text.subject(row.subjectType)} {shortNumber(row.subjectId)}
        </span>
      ),
    },
  ];
}

function useCsv(): CsvColumn<LedgerRow>[] {
  const { t } = useTranslation('admin');
  const text = useLedgerText();
  return [
    { header: t('ledger.at'), value: (row) => koreaSecond(row.at) },
    { header: t('ledger.kind'), value: (row) => text.kind(row.kind) },
    { header: t('ledger.account'), value: (row) => text.account(row.account) },
    { header: t('ledger.amount'), value: (row) => csvNumber(row.amount) },
    { header: t('ledger.after'), value: (row) => csvNumber(row.balanceAfter) },
    {
      header: t('ledger.subject'),
      value: (row) => `${text.subject(row.subjectType)} ${row.subjectId}`,
    },
  ];
}
