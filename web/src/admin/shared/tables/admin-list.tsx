import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView, type ListViewProps } from '../../../shared/ui/lists/list-view.tsx';
import { useColumnChoice } from '../../../shared/ui/lists/use-column-choice.ts';
import { TableSettings } from './table-settings.tsx';
import type { Marks } from './use-marks.ts';
import { useRowKeys } from './use-row-keys.ts';

type AdminListProps<Row> = Omit<ListViewProps<Row>, 'isWorked' | 'hidden' | 'marks'> & {
  /** Under which name the choice of columns is remembered. */
  table: string;
  rows: number;
  onRows: (rows: number) => void;
  onOpen?: (key: string) => void;
  marks?: Marks<Row>;
  /** What can be done with the marked rows, and what is being done, though no row is marked now. */
  bulk?: ReactNode;
  /** Beside the table's own settings: taking the list away. */
  tools?: ReactNode;
};

/** A list an operator works through: walked by keys, columns of one's own, marked rows together. */
export function AdminList<Row>({
  table,
  columns,
  rows,
  onRows,
  onOpen,
  marks,
  bulk,
  tools,
  ...list
}: AdminListProps<Row>) {
  const { t } = useTranslation('admin');
  const choice = useColumnChoice(table);
  useRowKeys({
    ...(onOpen === undefined ? {} : { onOpen }),
    ...(marks === undefined ? {} : { onMark: marks.toggle }),
  });
  const total = list.query.data?.pageInfo.tatal_list_count;
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-1.5 sm:px-5">
        <div className="min-w-0 flex-1">
          {bulk}
          {marks !== undefined && marks.rows.length > 0 ? null : (
            <p className="text-sm text-muted">
              {total === undefined ? ' ' : t('table.total', { count: total })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          {tools}
          <TableSettings
            columns={columns.filter(isChosen)}
            choice={choice}
            rows={rows}
            onRows={onRows}
          />
        </div>
      </div>
      <ListView
        {...list}
        isWorked
        columns={columns}
        hidden={choice.hidden}
        {...(marks === undefined ? {} : { marks })}
      />
    </>
  );
}

/** Who a row is about, its box and its buttons stay; the rest may be left out. */
function isChosen({ phone }: Pick<Column<unknown>, 'phone'>): boolean {
  return phone === undefined || phone === 'hidden';
}
