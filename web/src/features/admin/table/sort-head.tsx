import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Column } from '../../../components/data-table.tsx';

type Sorting<Order extends string> = {
  text: string;
  /** The orders a press leads through, the first one first. */
  up?: Order;
  down?: Order;
  order: Order;
  onOrder: (order: Order) => void;
};

/** A header that sorts: a press asks for one direction, the next for the other. */
export function sortHead<Order extends string>(
  sorting: Sorting<Order>,
): Pick<Column<unknown>, 'head' | 'sorted'> {
  const { text, up, down, order, onOrder } = sorting;
  const sorted = order === up ? 'ascending' : order === down ? 'descending' : undefined;
  const next = sorted === 'descending' ? (up ?? down) : (down ?? up);
  const Mark = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ArrowUpDown;
  return {
    sorted,
    head: (
      <button
        type="button"
        className={`finger inline-flex h-8 cursor-pointer items-center gap-1 hover:text-paper ${sorted === undefined ? '' : 'font-semibold text-brass-text'}`}
        onClick={() => (next === undefined ? undefined : onOrder(next))}
      >
        {text}
        <Mark aria-hidden="true" className="size-3" />
      </button>
    ),
  };
}
