import {
  columnVisibilityFeature,
  type Row as ModelRow,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
  type Updater,
} from '@tanstack/react-table';

// What no list uses does not travel: filters and pages are the server's.
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

/** The library wants to know that a row is an object. */
export type Held<Row> = Row & RowData;

export type TableModel<Row> = Table<typeof features, Held<Row>>;

export type TableRow<Row> = ModelRow<typeof features, Held<Row>>;

/** Rows marked by an operator, by their key. */
export type Selection = RowSelectionState;

export type Selecting<Row> = {
  selection: Selection;
  onSelection: (change: Updater<Selection>) => void;
  mayMark: (row: Row) => boolean;
};

/** A new value, or what makes one of the old. */
export function changed<T>(change: Updater<T>, old: T): T {
  return typeof change === 'function' ? (change as (old: T) => T)(old) : change;
}
