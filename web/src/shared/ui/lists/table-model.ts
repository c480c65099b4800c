import { type ColumnDef, type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './column.ts';
import {
  changed,
  features,
  type Held,
  type Selecting,
  type Selection,
  type TableModel,
} from './table-types.ts';

type ModelOptions<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Keys of the columns that are left out. */
  hidden?: readonly string[] | undefined;
  marks?: Selecting<Row> | undefined;
};

const noSelection: Selection = {};

const nothingHidden: readonly string[] = [];

/** A list's rows, columns, order and marks as TanStack Table sees them. The server sorts. */
export function useTableModel<Row>(options: ModelOptions<Row>): TableModel<Row> {
  const { columns, rows, rowKey, hidden = nothingHidden, marks } = options;
  const state = {
    sorting: useSorting(columns),
    rowSelection: marks?.selection ?? noSelection,
    columnVisibility: useMemo(
      () => Object.fromEntries(hidden.map((key) => [key, false])),
      [hidden],
    ),
  };
  return useTable({
    features,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    data: rows as readonly Held<Row>[],
    getRowId: rowKey,
    state,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    onSortingChange: (change) => askFor(columns, changed(change, state.sorting)),
    enableRowSelection: ({ original }) => marks?.mayMark(original) ?? false,
    onRowSelectionChange: (change) => marks?.onSelection(change),
  });
}

function definitionOf<Row>({
  key,
  header,
  sort,
}: Column<Row>): ColumnDef<typeof features, Held<Row>> {
  return {
    id: key,
    header,
    accessorFn: (row) => row,
    enableSorting: sort !== undefined,
    sortDescFirst: sort?.first === 'descending',
  };
}

function useSorting<Row>(columns: readonly Column<Row>[]): SortingState {
  const column = columns.find(({ sort }) => sort?.is !== undefined);
  const id = column?.key;
  const desc = column?.sort?.is === 'descending';
  return useMemo(() => (id === undefined ? [] : [{ id, desc }]), [id, desc]);
}

function askFor<Row>(columns: readonly Column<Row>[], [wanted]: SortingState): void {
  const column = columns.find(({ key }) => key === wanted?.id);
  column?.sort?.ask(wanted?.desc === true ? 'descending' : 'ascending');
}
