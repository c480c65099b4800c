/**
 * Invariant: each transaction of either side is matched or is one difference; which side is asked first
 * changes nothing, nor do the times that are compared beside each other.
 */
import { playerIdOf } from '../../vocabulary/player-id.ts';
import { type Difference, type DifferenceKind, type Found, oncePerName } from './difference.ts';
import type { OurMove, TheirMove } from './move.ts';
import { pairUp } from './pair-moves.ts';

/**
 * Compares both records. They hold more than the time that is compared: of ours five times as much before and after it as
 * a pair may be apart, and of theirs six times, as what is the pair of one is taken from another, over the three verbs
 * that a jackpot may have here. A pair is judged where ours lies, as no vendor dates that, and what has no pair where it
 * lies itself.
 */
export function compareMoves(
  ours: readonly OurMove[],
  theirs: readonly TheirMove[],
  { from, until }: { from: Date; until: Date },
): { matched: number; differences: Difference[] } {
  const pairs = pairUp(ours, theirs);
  const paired = new Set(pairs.values());
  const isInside = ({ at }: { at: Date }) => at >= from && at < until;
  let matched = 0;
  const differences = theirs.flatMap((one): Found[] => {
    const own = pairs.get(one);
    const judged = own ?? one;
    if (!isInside(judged)) return [];
    const kind = kindOf(own, one);
    if (kind === null) {
      matched += 1;
      return [];
    }
    const memberId = own?.memberId ?? null;
    return [{ id: one.id, verb: one.verb, kind, memberId, ...sumsOf(own, one), at: judged.at }];
  });
  const missing = ours
    .filter((one) => one.isApplied && isInside(one) && !paired.has(one))
    .map(({ id, verb, memberId, amount, at }): Found => {
      return { id, verb, kind: 'missing_theirs', memberId, ours: amount, theirs: null, at };
    });
  return { matched, differences: oncePerName([...differences, ...missing]) };
}

function kindOf(own: OurMove | undefined, their: TheirMove): DifferenceKind | null {
  if (own === undefined) return 'missing_ours';
  // Whose it is comes before what it is: a round of one's own is not another's play.
  if (!isSamePlayer(own, their)) return 'player';
  if (their.verb === 'rollback') return kindOfRollback(own, their);
  if (!own.isApplied) return 'status';
  return own.amount === their.amount && isSameWin(own, their) ? null : 'amount';
}

/**
 * A feed may say of a rollback what the bet was, what the win was, both together or nothing. One of what
 * never came moves nothing on either side.
 */
function kindOfRollback(own: OurMove, their: TheirMove): DifferenceKind | null {
  if (own.isOfNothing || (own.isApplied && their.amount === 0n)) return null;
  if (!own.isApplied) return 'status';
  const { refunded, clawedBack } = own;
  const sums = [refunded, clawedBack, refunded - clawedBack];
  return sums.some((sum) => sum === their.amount || -sum === their.amount) ? null : 'amount';
}

/** Of any other verb the amount says it all, whatever else a vendor may say. */
const isSameWin = (own: OurMove, { won }: TheirMove) =>
  own.verb !== 'bet_and_win' || won === null || won === own.won;

/** What is shown of a difference: the amounts, or where these agree what was won with them. */
function sumsOf(own: OurMove | undefined, their: TheirMove): Pick<Found, 'ours' | 'theirs'> {
  if (own !== undefined && own.amount === their.amount && !isSameWin(own, their)) {
    return { ours: own.won, theirs: their.won };
  }
  const ours = own?.verb === 'rollback' ? own.refunded - own.clawedBack : own?.amount;
  return { ours: ours ?? null, theirs: their.amount };
}

function isSamePlayer({ memberId }: OurMove, { playerId }: TheirMove): boolean {
  return playerId === '' || playerId.toLowerCase() === playerIdOf(memberId);
}
