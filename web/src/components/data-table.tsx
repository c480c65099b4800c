import type { ReactNode } from 'react';
import { useIsPhone } from './use-media.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, so that their digits line up. */
  align?: 'start' | 'end';
  /** Sentences may run over lines; everything else stays on one. */
  wraps?: boolean;
  /** On a phone's card: the line at the top, the foot below a rule, or left out. */
  phone?: 'title' | 'foot' | 'hidden';
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown below a row, across its whole width. */
  below?: (row: Row) => ReactNode;
};

/** Rows as a table where there is room, as cards on a phone; the same cells in both. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({ caption, columns, rows, rowKey, below }: DataTableProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={`h-10 border-b border-line text-xs font-medium whitespace-nowrap text-faint ${placeOf(columns, index)}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => {
          const extra = below?.(row) ?? null;
          return (
            <tbody key={rowKey(row)} className="group">
              <tr className="group-hover:bg-raised">
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={`h-13 py-2 align-middle ${column.wraps === true ? 'min-w-40' : 'whitespace-nowrap'} ${extra === null ? 'border-b border-line group-last:border-b-0' : ''} ${placeOf(columns, index)}`}
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

/** Where a cell stands: the first and last keep the panel's margin, text keeps off a number. */
function placeOf(columns: readonly { align?: 'start' | 'end' }[], index: number): string {
  const isEnd = columns[index]?.align === 'end';
  const followsNumber = !isEnd && columns[index - 1]?.align === 'end';
  const start = index === 0 ? 'pl-4 sm:pl-5' : followsNumber ? 'pl-10' : 'pl-4';
  const end = index === columns.length - 1 ? 'pr-4 sm:pr-5' : 'pr-2';
  return `${start} ${end} ${isEnd ? 'text-right' : 'text-left'}`;
}

function Cards<Row>({ caption, columns, rows, rowKey, below }: DataTableProps<Row>) {
  const part = (phone: Column<Row>['phone']) => columns.filter((column) => column.phone === phone);
  const title = part('title');
  const lines = part(undefined);
  const foot = part('foot');
  return (
    <ul aria-label={caption} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={rowKey(row)} className="flex flex-col gap-2.5 p-4">
          <div className="flex items-center justify-between gap-3">
            {title.map((column) => (
              <div key={column.key} className="min-w-0">
                {column.cell(row)}
              </div>
            ))}
          </div>
          <dl className="flex flex-col gap-1 text-sm">
            {lines.map((column) => (
              <div key={column.key} className="flex justify-between gap-4">
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
