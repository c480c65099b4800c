import type { Column } from './column.ts';
import { isRowMarked, type TableViewProps, workedRow } from './table-view.ts';

/** Rows as a phone shows them: a card each, of the table's own cells. */
export function DataCards<Row>({ caption, columns, table, below, isWorked }: TableViewProps<Row>) {
  const part = (phone: Column<Row>['phone']) => columns.filter((column) => column.phone === phone);
  const lead = part('lead');
  const title = part('title');
  const lines = part(undefined);
  const foot = part('foot');
  return (
    <ul aria-label={caption} className="divide-y divide-line">
      {table.getRowModel().rows.map((row) => (
        <li
          key={row.id}
          {...(isWorked ? workedRow(row.id) : {})}
          className={`flex flex-col gap-2.5 p-4 ${isRowMarked(row) ? 'bg-brass-soft' : ''}`}
        >
          <div className="flex items-center gap-3">
            {lead.map((column) => (
              <div key={column.key} className="shrink-0 empty:hidden">
                {column.cell(row.original, row)}
              </div>
            ))}
            <div className="flex min-w-0 flex-1 items-center justify-between gap-3">
              {title.map((column) => (
                <div key={column.key} className="min-w-0 has-data-nothing:hidden">
                  {column.cell(row.original, row)}
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
                <dd className="min-w-0 text-right">{column.cell(row.original, row)}</dd>
              </div>
            ))}
          </dl>
          {below === undefined ? null : (
            <div className="pt-1 empty:hidden">{below(row.original)}</div>
          )}
          {foot.map((column) => (
            <div key={column.key} className="flex justify-end empty:hidden">
              {column.cell(row.original, row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
