import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { ROUND_VOID } from '../domain/settlement/mini-bet.ts';
import { writeSettlements } from './write-settlements.ts';

/** Bets of one transaction, as in a settlement. */
const BETS_PER_PAGE = 500;

type Void = { voidId: string; siteId: string; roundId: string };

type LostBet = {
  betId: string;
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  stake: bigint;
  version: number;
  at: Date;
};

/**
 * Gives the lost stakes back of rounds that were declared void after their draw: a further
 * settlement of each bet, a page at a time. A run that ends anywhere has given whole pages back, and
 * the next one goes on behind them. Who won keeps what was paid.
 */
export async function refundVoided({ pool }: BettingDeps, signal: AbortSignal): Promise<void> {
  const { rows } = await pool.query<Void>(
    `select void_id as "voidId", site_id as "siteId", round_id as "roundId" from round_void
     where status = 'approved' and not before_draw and done_at is null order by void_id`,
  );
  for (const one of rows) {
    for (let given = BETS_PER_PAGE; given === BETS_PER_PAGE; ) {
      if (signal.aborted) return;
      given = await withTransaction(pool, (tx) => refundPage(tx, one));
    }
  }
}

/** @returns how many bets it gave back; with the last page the void is done */
async function refundPage(tx: pg.ClientBase, { voidId, siteId, roundId }: Void): Promise<number> {
  const { rows } = await tx.query<LostBet>(
    `select bet_id as "betId", slip_id as "slipId", site_id as "siteId", member_id as "memberId",
       product, stake, settlement_version as version, now() as at
     from bet where round_id = $1 and site_id = $2 and state = 'lost' order by bet_id limit $3
     for no key update`,
    [roundId, siteId, BETS_PER_PAGE],
  );
  const [first] = rows;
  if (first !== undefined) {
    const bets = rows.map(({ version, ...bet }) => ({
      ...bet,
      settlementVersion: version + 1,
      result: 'void' as const,
      returned: bet.stake,
      moved: bet.stake,
      reason: ROUND_VOID,
    }));
    await writeSettlements(tx, bets, first.at);
  }
  if (rows.length < BETS_PER_PAGE) {
    await tx.query('update round_void set done_at = now() where void_id = $1', [voidId]);
  }
  return rows.length;
}
