/**
 * Where nobody can draw, a side that gives half a point wins its bet exactly when it wins the match: the
 * handicap of a half and the winner are one bet under two names, which a list needs once.
 */
import type { Market } from './market.ts';

/** A half, in the quarters that lines are counted in. */
const HALF = 2;

type Asked = { readonly market: Market };

/** Markets without those that ask what the winner of the same part is asked already. */
export function withoutTwins<One extends Asked>(markets: readonly One[]): One[] {
  return markets.filter(({ market }) => {
    if (market.kind !== 'handicap' || Math.abs(market.line) !== HALF) return true;
    const { span, count } = market;
    return !markets.some(
      ({ market: other }) =>
        other.kind === 'two-way' && other.span === span && other.count === count,
    );
  });
}
