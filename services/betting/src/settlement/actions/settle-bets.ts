import type pg from 'pg';
import type { BetAtSettlement } from '../../placement/events/settled-event.ts';
import { freeMoveOf, winningsAlone } from '../domain/free-bet.ts';
import { LATE_STAKE, ROUND_VOID, settleMiniBet } from '../domain/mini-bet.ts';
import { lockBetsToSettle, type OpenBet } from '../store/bets-on-rounds.ts';
import { endParking, type Parked, readParked } from '../store/parking.ts';
import { type DueRound, roundsToSettle } from '../store/rounds-to-settle.ts';
import { writeSettlements } from '../store/write-settlements.ts';
import { orPark, type ParkingDeps, settlePage } from './steps/settle-page.ts';

/** Bets of one transaction: its locks stay short, and a run that is cut off loses little. */
const BETS_PER_PAGE = 500;

/** Pages of one run; the next run goes on. */
const PAGES_PER_RUN = 200;

/** The first settlement; a round that is declared void later gives a bet a second one. */
const FIRST_VERSION = 1;

/**
 * Settles the accepted bets of every round that was drawn or excluded, a page at a time: results,
 * payouts and their events are written together, so a run that ends anywhere has settled whole pages
 * and the next one goes on behind them. A bet that was accepted after the draw is found as well.
 *
 * A stake that the wallet took at or after the draw gives no part in it: whoever can hold it up would
 * choose, knowing the result, whether their balance covers it. Such a bet is void.
 */
export async function settleBets(deps: ParkingDeps, signal: AbortSignal): Promise<void> {
  const parked = await readParked(deps.pool);
  let pages = 0;
  const isOver = () => signal.aborted || pages >= PAGES_PER_RUN;
  for (const { roundId, ...read } of await roundsToSettle(deps.pool)) {
    if (parked.waits('round', roundId)) continue;
    await orPark(deps, { kind: 'round', key: roundId }, async () => {
      const round = { roundId, ...read.outcome() };
      for (let settled = BETS_PER_PAGE; settled === BETS_PER_PAGE && !isOver(); pages += 1) {
        settled = (await settlePage(deps, parked, pageOf(round, parked))).length;
      }
      if (!parked.isEmpty) await endParking(deps.pool, 'round', [roundId]);
    });
  }
}

function pageOf(round: DueRound, { bets: parked }: Parked) {
  return {
    lock: (tx: pg.ClientBase, only: string | null) =>
      lockBetsToSettle(tx, round.roundId, { limit: BETS_PER_PAGE, parked, only }),
    idOf: ({ betId }: OpenBet) => betId,
    async settle(tx: pg.ClientBase, rows: readonly OpenBet[]) {
      const [first] = rows;
      if (first === undefined) return;
      await writeSettlements(
        tx,
        rows.map((bet) => settledBet(bet, round)),
        first.at,
      );
    },
  };
}

function settledBet({ isLate, isVoid, ...bet }: OpenBet, round: DueRound): BetAtSettlement {
  const stakes = settleMiniBet(bet, isLate || isVoid ? null : round.facts);
  const isFree = bet.freeBetId !== null;
  const outcome = isFree ? winningsAlone(stakes, bet.stake) : stakes;
  const becomes = { wasVoid: false, isVoid: outcome.result === 'void' };
  const reason = round.reason ?? (isVoid ? ROUND_VOID : isLate ? LATE_STAKE : '');
  const moved = outcome.returned;
  const turnover = isFree ? 0n : bet.stake;
  const freeMoved = freeMoveOf(bet, becomes);
  const settlementVersion = FIRST_VERSION;
  return { ...bet, ...outcome, moved, freeMoved, turnover, reason, settlementVersion };
}
