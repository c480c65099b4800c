import type { ReactNode } from 'react';
import { useIsPhone } from './use-media.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, so that their digits line up. */
  align?: 'start' | 'end';
  /** On a phone's card: the line at the top, or left out. */
  phone?: 'title' | 'hidden';
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
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={`border-b border-line bg-surface px-3 py-2.5 text-xs font-medium whitespace-nowrap text-faint ${column.align === 'end' ? 'text-right' : 'text-left'}`}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => {
        const extra = below?.(row);
        return (
          <tbody key={rowKey(row)} className="group">
            <tr className="group-hover:bg-raised">
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={`px-3 py-3 align-middle ${extra ? '' : 'border-b border-line'} ${column.align === 'end' ? 'text-right whitespace-nowrap' : ''}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
            {extra ? (
              <tr className="group-hover:bg-raised">
                <td colSpan={columns.length} className="border-b border-line px-3 pt-0 pb-4">
                  {extra}
                </td>
              </tr>
            ) : null}
          </tbody>
        );
      })}
    </table>
  );
}

function Cards<Row>({ caption, columns, rows, rowKey, below }: DataTableProps<Row>) {
  const title = columns.filter((column) => column.phone === 'title');
  const lines = columns.filter((column) => column.phone === undefined);
  return (
    <ul aria-label={caption} className="flex flex-col gap-2">
      {rows.map((row) => (
        <li key={rowKey(row)} className="rounded-md border border-line bg-raised p-4">
          <div className="flex items-center justify-between gap-3 pb-2">
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
                <dd className="text-right">{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {below === undefined ? null : <div className="pt-3 empty:hidden">{below(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
