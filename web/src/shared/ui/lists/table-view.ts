import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { TableModel, TableRow } from './table-types.ts';

/** What rows are drawn from, as a table or as cards. */
export type TableViewProps<Row> = {
  caption: string;
  /** Those that are shown. */
  columns: readonly Column<Row>[];
  table: TableModel<Row>;
  below: ((row: Row) => ReactNode) | undefined;
  isWorked: boolean;
};

/** A row that keys can walk to; what it is comes back as its key. */
export function workedRow(key: string) {
  return { tabIndex: -1, 'data-worked-row': key };
}

/** A row that may be marked no more has lost its mark. */
export function isRowMarked<Row>(row: TableRow<Row>): boolean {
  return row.getCanSelect() && row.getIsSelected();
}
