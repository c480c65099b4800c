import { ChartNoAxesCombined } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WinLoseReport } from '../../../shared/api/contracts.ts';
import type { DayRange } from '../../../shared/format/day-range.ts';
import { won } from '../../../shared/format/money.ts';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Empty, Nothing } from '../../../shared/ui/pages/states.tsx';

type Sums = WinLoseReport['total'];

type Day = WinLoseReport['list'][number];

const moneyColumns = ['deposits', 'withdrawals', 'points', 'stakes', 'refunds', 'wins'] as const;

export function Report({ report, asked }: { report: WinLoseReport; asked: DayRange }) {
  const { t } = useTranslation();
  const columns = useDayColumns();
  const isCut = report.startDate > asked.startDate;
  return (
    <>
      {isCut ? (
        <p className="border-b border-line px-4 py-3 text-sm text-warn sm:px-5">
          {t('winlose.cut', { from: report.startDate })}
        </p>
      ) : null}
      {report.list.length === 0 ? (
        <Empty
          icon={ChartNoAxesCombined}
          title={t('winlose.empty')}
          note={t('winlose.emptyNote')}
        />
      ) : (
        <>
          <Totals report={report} />
          <DataTable
            caption={t('winlose.title')}
            columns={columns}
            rows={report.list}
            rowKey={(row) => row.day}
          />
          <p className="border-t border-line px-4 py-3 text-sm text-faint sm:px-5">
            {t('winlose.netNote')}
          </p>
        </>
      )}
    </>
  );
}

function Totals({ report: { total, startDate, endDate } }: { report: WinLoseReport }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('winlose.totalOf', { from: startDate, until: endDate })}
      className="flex flex-col gap-3 border-b border-line bg-raised px-4 py-4 sm:px-5"
    >
      <p className="text-sm font-medium text-muted">
        {t('winlose.totalOf', { from: startDate, until: endDate })}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 lg:grid-cols-7">
        {moneyColumns.map((column) => (
          <Total key={column} name={t(`winlose.${column}`)} value={won(amountOf(total, column))} />
        ))}
        <Total name={t('winlose.net')} value={<SignedAmount amount={total.net} account="cash" />} />
      </dl>
    </section>
  );
}

function Total({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

function useDayColumns(): Column<Day>[] {
  const { t } = useTranslation();
  return [
    { key: 'day', header: t('winlose.day'), phone: 'title', cell: (row) => row.day },
    ...moneyColumns.map(
      (column): Column<Day> => ({
        key: column,
        header: t(`winlose.${column}`),
        align: 'end',
        cell: (row) => {
          const amount = amountOf(row, column);
          return amount === '0' ? <Nothing /> : won(amount);
        },
      }),
    ),
    {
      key: 'net',
      header: t('winlose.net'),
      align: 'end',
      phone: 'title',
      cell: (row) => <SignedAmount amount={row.net} account="cash" />,
    },
  ];
}

function amountOf(sums: Sums, column: (typeof moneyColumns)[number]): string {
  return column === 'points' ? sums.pointsConverted : sums[column];
}
