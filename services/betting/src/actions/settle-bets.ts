import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { Conditions } from '../domain/mini/market.ts';
import { LATE_STAKE, ROUND_VOID, settleMiniBet } from '../domain/settlement/mini-bet.ts';
import type { BetAtSettlement } from '../events/bet-event.ts';
import { type DueRound, roundsToSettle } from '../queries/rounds-to-settle.ts';
import { writeSettlements } from './write-settlements.ts';

/** Bets of one transaction: its locks stay short, and a run that is cut off loses little. */
const BETS_PER_PAGE = 500;

/** Pages of one run; the next run goes on. */
const PAGES_PER_RUN = 200;

/** The first settlement; a round that is declared void later gives a bet a second one. */
const FIRST_VERSION = 1;

type OpenBet = {
  betId: string;
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  conditions: Conditions;
  odds: bigint;
  stake: bigint;
  /** The wallet took its stake when the draw had come. */
  isLate: boolean;
  /** The bet's site had declared the round void before it was drawn. */
  isVoid: boolean;
};

/**
 * Settles the accepted bets of every round that was drawn or excluded, a page at a time: results,
 * payouts and their events are written together, so a run that ends anywhere has settled whole pages
 * and the next one goes on behind them. A bet that was accepted after the draw is found as well.
 *
 * A stake that the wallet took at or after the draw gives no part in it: whoever can hold it up would
 * choose, with the result before him, whether his balance covers it. Such a bet is void.
 */
export async function settleBets(deps: BettingDeps, signal: AbortSignal): Promise<void> {
  let pages = 0;
  for (const round of await roundsToSettle(deps.pool)) {
    for (let settled = BETS_PER_PAGE; settled === BETS_PER_PAGE; pages += 1) {
      if (signal.aborted || pages >= PAGES_PER_RUN) return;
      settled = await withTransaction(deps.pool, (tx) => settlePage(tx, round));
    }
  }
}

/** @returns how many bets it settled */
async function settlePage(tx: pg.ClientBase, round: DueRound): Promise<number> {
  const { rows } = await tx.query<OpenBet & { at: Date }>(
    `select bet_id as "betId", slip_id as "slipId", bet.site_id as "siteId",
       bet.member_id as "memberId", bet.product, conditions, odds, bet.stake,
       coalesce(slip.staked_at >= slip.stake_before, false) as "isLate",
       exists (select from round_void as void where void.round_id = bet.round_id
         and void.site_id = bet.site_id and void.status = 'approved' and void.before_draw)
         as "isVoid",
       now() as at
     from bet join bet_slip as slip using (slip_id)
     where bet.round_id = $1 and bet.is_open and bet.state = 'accepted'
     order by bet_id limit $2
     for no key update of bet`,
    [round.roundId, BETS_PER_PAGE],
  );
  const at = rows[0]?.at;
  if (at === undefined) return 0;
  const bets = rows.map((bet) => settledBet(bet, round));
  await writeSettlements(tx, bets, at);
  return bets.length;
}

function settledBet({ isLate, isVoid, ...bet }: OpenBet, round: DueRound): BetAtSettlement {
  const outcome = settleMiniBet(bet, isLate || isVoid ? null : round.facts);
  const reason = round.reason ?? (isVoid ? ROUND_VOID : isLate ? LATE_STAKE : '');
  const moved = outcome.returned;
  return { ...bet, ...outcome, moved, reason, settlementVersion: FIRST_VERSION };
}
