import { oddsOf } from '@noriter/rules/odds';
import { liveLines, stillReturns } from '@noriter/rules/sport-ticket';
import type { BetRow } from '../../../../shared/api/contracts.ts';
import { parseWon } from '../../../../shared/format/money.ts';
import { bonusRuleOf } from '../../../slip/model/slip-math.ts';

/**
 * What a bet can still return, as won: decided legs count as they were. Null when nothing is to be
 * won any more: it is lost, was refused or taken back, is to be cancelled, or is over.
 */
export function promiseOf(bet: BetRow): string | null {
  if (bet.isToBeCancelled) return null;
  if (bet.state !== 'pending' && bet.state !== 'accepted') return null;
  if (bet.legs.length === 0) return bet.gameMoney;
  const most = stillReturns(ticketOf(bet)) - givenStake(bet);
  return most <= 0n ? null : most.toString();
}

/** Of a system that runs, how many of its lines can still win; null of every other bet. */
export function runningLines(bet: BetRow): { left: number; all: number } | null {
  if (bet.kind !== 'system' || bet.state !== 'accepted') return null;
  const { legs, linesOf } = ticketOf(bet);
  const all = liveLines({ legs: legs.map((leg) => ({ ...leg, result: null })), linesOf }).length;
  return { left: liveLines({ legs, linesOf }).length, all };
}

function ticketOf(bet: BetRow) {
  return {
    legs: bet.legs.map(({ odds, result }) => ({ odds: oddsOf(odds), result })),
    linesOf: bet.linesOf,
    lineStake: parseWon(bet.openLineStake),
    bonus: bonusRuleOf(bet.bonus),
    // What it may return was kept within the limit of its level when it was accepted.
    returnMax: parseWon(bet.gameMoney) + givenStake(bet),
    cashedOut: parseWon(bet.cashedOut),
    isVoid: false,
  };
}

/** What of the stake never comes back: a free bet's, all of it. */
function givenStake({ isFreeBet, cash }: BetRow): bigint {
  return isFreeBet ? parseWon(cash) : 0n;
}
