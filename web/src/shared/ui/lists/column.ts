import type { ReactNode } from 'react';
import type { TableModel, TableRow } from './table-types.ts';

/** Which way a list is sorted by a column now, if at all, and how another way is asked for. */
export type ColumnSort = {
  is: 'ascending' | 'descending' | undefined;
  first: 'ascending' | 'descending';
  ask: (way: 'ascending' | 'descending') => void;
};

export type Column<Row> = {
  key: string;
  header: string;
  /** In the header's place: a box that marks every row. */
  head?: (table: TableModel<Row>) => ReactNode;
  /** Absent where the list can't be sorted by this column. */
  sort?: ColumnSort | undefined;
  cell: (row: Row, model: TableRow<Row>) => ReactNode;
  /** Numbers stand at the right, so that their digits line up. */
  align?: 'start' | 'end';
  /** Sentences may run over lines; everything else stays on one. */
  wraps?: boolean;
  /** On a phone's card: before the line at the top, in it, at the foot, or left out. */
  phone?: 'lead' | 'title' | 'foot' | 'hidden';
};
