import type { ReactNode } from 'react';
import { useIsPhone } from '../../hooks/browser.ts';
import { SortButton } from '../controls/sort-button.tsx';
import { useHeld } from '../overlays/use-held.ts';
import type { Column } from './column.ts';
import { DataCards } from './data-cards.tsx';
import { useTableModel } from './table-model.ts';
import type { Selecting } from './table-types.ts';
import { isRowMarked, type TableViewProps, workedRow } from './table-view.ts';

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown below a row, across its whole width. */
  below?: (row: Row) => ReactNode;
  /**
   * A list somebody works through all day: it is dense, its header stays in sight, and its rows can
   * be walked by keys (`use-row-keys`).
   */
  isWorked?: boolean;
  /** Keys of the columns that are left out. */
  hidden?: readonly string[];
  marks?: Selecting<Row>;
};

/** Rows as a table where there is room, as cards on a phone; the same cells in both. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, below, isWorked = false } = props;
  const table = useTableModel(props);
  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  const shown = columns.filter(({ key }) => visible.has(key));
  const View = useHeld(useIsPhone()) ? DataCards : Rows;
  return <View caption={caption} columns={shown} table={table} below={below} isWorked={isWorked} />;
}

function Rows<Row>({ caption, columns, table, below, isWorked }: TableViewProps<Row>) {
  const headClass = isWorked ? 'sticky top-0 z-1 h-9 bg-surface' : 'h-10';
  const cellClass = isWorked ? 'h-11 py-1' : 'h-13 py-2';
  return (
    <div className={isWorked ? workedBox : 'overflow-x-auto'}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort?.is}
                className={`${headClass} ${isWorked && column.phone === 'foot' ? `right-0 z-2 ${edgeClass}` : ''} border-b border-line text-xs font-medium whitespace-nowrap text-faint ${placeOf(columns, index)}`}
              >
                <Head column={column} table={table} />
              </th>
            ))}
          </tr>
        </thead>
        {table.getRowModel().rows.map((row) => {
          const extra = below?.(row.original) ?? null;
          return (
            <tbody key={row.id} className="group">
              <tr
                {...(isWorked ? workedRow(row.id) : {})}
                className={`scroll-mt-10 -outline-offset-2 focus:bg-hover ${isRowMarked(row) ? 'bg-brass-soft' : 'bg-surface group-hover:bg-raised'}`}
              >
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={`${cellClass} ${isWorked && column.phone === 'foot' ? staysInSight : ''} align-middle ${column.wraps === true ? 'min-w-40' : 'whitespace-nowrap'} ${extra === null ? 'border-b border-line group-last:border-b-0' : ''} ${placeOf(columns, index)}`}
                  >
                    {column.cell(row.original, row)}
                  </td>
                ))}
              </tr>
              {extra === null ? null : (
                <tr className="group-hover:bg-raised">
                  <td
                    colSpan={columns.length}
                    className="border-b border-line px-4 pt-1 pb-4 group-last:border-b-0 sm:px-5"
                  >
                    {extra}
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

function Head<Row>({
  column,
  table,
}: Pick<TableViewProps<Row>, 'table'> & { column: Column<Row> }) {
  if (column.head !== undefined) return column.head(table);
  const model = table.getColumn(column.key);
  return model?.getCanSort() === true ? (
    <SortButton text={column.header} way={column.sort?.is} onPress={() => model.toggleSorting()} />
  ) : (
    column.header
  );
}

/** As high as the window leaves it, so that the header has something to stay at the top of. */
const workedBox =
  'max-h-[max(24rem,calc(100dvh-19rem))] overflow-auto overscroll-contain [container-type:scroll-state]';

/** Where a row goes on beneath what stays in sight, a line says so; not every browser can tell. */
const edgeClass = '[@container_scroll-state(scrollable:right)]:border-l';

/** What is done with a row is in sight however wide the row is. */
const staysInSight = `sticky right-0 border-line bg-inherit ${edgeClass}`;

/** Where a cell stands: the first and last keep the panel's margin, text keeps off a number. */
function placeOf(columns: readonly { align?: 'start' | 'end' }[], index: number): string {
  const isEnd = columns[index]?.align === 'end';
  const followsNumber = !isEnd && columns[index - 1]?.align === 'end';
  const start = index === 0 ? 'pl-4 sm:pl-5' : followsNumber ? 'pl-10' : 'pl-4';
  const end = index === columns.length - 1 ? 'pr-4 sm:pr-5' : 'pr-2';
  return `${start} ${end} ${isEnd ? 'text-right' : 'text-left'}`;
}
