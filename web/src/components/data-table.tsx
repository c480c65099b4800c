import type { ReactNode } from 'react';
import { useIsPhone } from './use-media.ts';

export type Column<Row> = {
  key: string;
  header: string;
  /** In the header's place where it can be pressed: to sort, to mark every row. */
  head?: ReactNode;
  /** How the rows are sorted by this column; absent when they are not. */
  sorted?: 'ascending' | 'descending' | undefined;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, so that their digits line up. */
  align?: 'start' | 'end';
  /** Sentences may run over lines; everything else stays on one. */
  wraps?: boolean;
  /** On a phone's card: before the line at the top, in it, at the foot, or left out. */
  phone?: 'lead' | 'title' | 'foot' | 'hidden';
};

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
  isMarked?: (row: Row) => boolean;
};

/** Rows as a table where there is room, as cards on a phone; the same cells in both. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, below, isWorked = false, isMarked } = props;
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
                aria-sort={column.sorted}
                className={`${headClass} ${isWorked && column.phone === 'foot' ? `right-0 z-2 ${edgeClass}` : ''} border-b border-line text-xs font-medium whitespace-nowrap text-faint ${placeOf(columns, index)}`}
              >
                {column.head ?? column.header}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => {
          const extra = below?.(row) ?? null;
          return (
            <tbody key={rowKey(row)} className="group">
              <tr
                {...(isWorked ? workedRow(rowKey(row)) : {})}
                className={`scroll-mt-10 -outline-offset-2 focus:bg-hover ${isMarked?.(row) === true ? 'bg-brass-soft' : 'bg-surface group-hover:bg-raised'}`}
              >
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={`${cellClass} ${isWorked && column.phone === 'foot' ? staysInSight : ''} align-middle ${column.wraps === true ? 'min-w-40' : 'whitespace-nowrap'} ${extra === null ? 'border-b border-line group-last:border-b-0' : ''} ${placeOf(columns, index)}`}
                  >
                    {column.cell(row)}
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

/** As high as the window leaves it, so that the header has something to stay at the top of. */
const workedBox =
  'max-h-[max(24rem,calc(100dvh-19rem))] overflow-auto overscroll-contain [container-type:scroll-state]';

/** Where a row goes on beneath what stays in sight, a line says so; not every browser can tell. */
const edgeClass = '[@container_scroll-state(scrollable:right)]:border-l';

/** What is done with a row is in sight however wide the row is. */
const staysInSight = `sticky right-0 border-line bg-inherit ${edgeClass}`;

/** A row that keys can walk to; what it is comes back as its key. */
function workedRow(key: string) {
  return { tabIndex: -1, 'data-worked-row': key };
}

/** Where a cell stands: the first and last keep the panel's margin, text keeps off a number. */
function placeOf(columns: readonly { align?: 'start' | 'end' }[], index: number): string {
  const isEnd = columns[index]?.align === 'end';
  const followsNumber = !isEnd && columns[index - 1]?.align === 'end';
  const start = index === 0 ? 'pl-4 sm:pl-5' : followsNumber ? 'pl-10' : 'pl-4';
  const end = index === columns.length - 1 ? 'pr-4 sm:pr-5' : 'pr-2';
  return `${start} ${end} ${isEnd ? 'text-right' : 'text-left'}`;
}

function Cards<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, below, isWorked = false, isMarked } = props;
  const part = (phone: Column<Row>['phone']) => columns.filter((column) => column.phone === phone);
  const lead = part('lead');
  const title = part('title');
  const lines = part(undefined);
  const foot = part('foot');
  return (
    <ul aria-label={caption} className="divide-y divide-line">
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          {...(isWorked ? workedRow(rowKey(row)) : {})}
          className={`flex flex-col gap-2.5 p-4 ${isMarked?.(row) === true ? 'bg-brass-soft' : ''}`}
        >
          <div className="flex items-center gap-3">
            {lead.map((column) => (
              <div key={column.key} className="shrink-0 empty:hidden">
                {column.cell(row)}
              </div>
            ))}
            <div className="flex min-w-0 flex-1 items-center justify-between gap-3">
              {title.map((column) => (
                <div key={column.key} className="min-w-0 has-data-nothing:hidden">
                  {column.cell(row)}
                </div>
              ))}
            </div>
          </div>
          <dl className="flex flex-col gap-1 text-sm empty:hidden">
            {lines.map((column) => (
              <div
                key={column.key}
                className="flex items-baseline justify-between gap-4 has-data-nothing:hidden"
              >
                <dt className="shrink-0 text-faint">{column.header}</dt>
                <dd className="min-w-0 text-right">{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {below === undefined ? null : <div className="pt-1 empty:hidden">{below(row)}</div>}
          {foot.map((column) => (
            <div key={column.key} className="flex justify-end empty:hidden">
              {column.cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
