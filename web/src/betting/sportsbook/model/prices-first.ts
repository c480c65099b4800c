/** Which matches of a list come first. */
import { type MarketColumn, marketInColumn } from './market-groups.ts';
import type { MarketShape } from './shape.ts';

/**
 * Those with a price in the column that is shown, then those without, each in their order: what began
 * first is nearly over, and its winner is not bet on any more.
 *
 * @param column any, where a list has room for all of them
 */
export function pricesFirst<Row extends { markets: readonly MarketShape[] }>(
  rows: readonly Row[],
  column: MarketColumn | 'any',
): Row[] {
  const hasPrice = ({ markets }: Row) =>
    column === 'any'
      ? markets.some(({ isOver }) => !isOver)
      : marketInColumn(markets, column) !== null;
  return [...rows.filter(hasPrice), ...rows.filter((row) => !hasPrice(row))];
}
