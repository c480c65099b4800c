import type { Column, ColumnSort } from '../../../shared/ui/lists/column.ts';

type Sorting<Order extends string> = {
  /** The orders the server knows for this column, at least one. */
  up?: Order;
  down?: Order;
  order: Order;
  onOrder: (order: Order) => void;
};

/** A column the server sorts by, in its own words for the two directions. */
export function sortColumn<Order extends string>(
  sorting: Sorting<Order>,
): Pick<Column<unknown>, 'sort'> {
  const { up, down, order, onOrder } = sorting;
  const is = order === up ? 'ascending' : order === down ? 'descending' : undefined;
  const sort: ColumnSort = {
    is,
    first: down === undefined ? 'ascending' : 'descending',
    ask(way) {
      const next = way === 'ascending' ? (up ?? down) : (down ?? up);
      if (next !== undefined) onOrder(next);
    },
  };
  return { sort };
}
