import type pg from 'pg';
import { ROUND_VOID } from '../domain/mini-bet.ts';
import {
  endVoid,
  type LostBet,
  lockLostBets,
  type VoidToRefund,
  voidsToRefund,
} from '../store/bets-on-rounds.ts';
import { endParking, type Parked, readParked } from '../store/parking.ts';
import { writeSettlements } from '../store/write-settlements.ts';
import { orPark, type ParkingDeps, settlePage } from './steps/settle-page.ts';

/** Bets of one transaction, as in a settlement. */
const BETS_PER_PAGE = 500;

/**
 * Gives the lost stakes back of rounds that were declared void after their draw: a further
 * settlement of each bet, a page at a time. A run that ends anywhere has given whole pages back, and
 * the next one goes on behind them. Who won keeps what was paid.
 */
export async function refundVoided(deps: ParkingDeps, signal: AbortSignal): Promise<void> {
  const parked = await readParked(deps.pool);
  for (const one of await voidsToRefund(deps.pool)) {
    if (parked.waits('void', one.voidId)) continue;
    await orPark(deps, { kind: 'void', key: one.voidId }, async () => {
      for (let given = BETS_PER_PAGE; given === BETS_PER_PAGE; ) {
        if (signal.aborted) return;
        given = (await settlePage(deps, parked, pageOf(one, parked))).length;
      }
      await endVoid(deps.pool, one);
      if (!parked.isEmpty) await endParking(deps.pool, 'void', [one.voidId]);
    });
  }
}

function pageOf({ siteId, roundId }: VoidToRefund, { bets: parked }: Parked) {
  return {
    lock: (tx: pg.ClientBase, only: string | null) =>
      lockLostBets(tx, { roundId, siteId, limit: BETS_PER_PAGE, parked, only }),
    idOf: ({ betId }: LostBet) => betId,
    async settle(tx: pg.ClientBase, rows: readonly LostBet[]) {
      const [first] = rows;
      if (first === undefined) return;
      await writeSettlements(tx, rows.map(refunded), first.at);
    },
  };
}

function refunded({ version, ...bet }: LostBet) {
  const returned = bet.freeBetId === null ? bet.stake : 0n;
  return {
    ...bet,
    settlementVersion: version + 1,
    result: 'void' as const,
    returned,
    moved: returned,
    freeMoved: bet.stake - returned,
    turnover: 0n,
    reason: ROUND_VOID,
  };
}
