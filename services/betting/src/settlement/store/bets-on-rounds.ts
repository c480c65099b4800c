import type pg from 'pg';
import type { Conditions } from '../../mini/domain/markets/market.ts';

/** A bet on a round, to be settled. */
export type OpenBet = {
  betId: string;
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  conditions: Conditions;
  odds: bigint;
  stake: bigint;
  returnMax: bigint | null;
  /** What staked it; null where its member did. */
  freeBetId: string | null;
  placedAt: Date;
  /** The wallet took its stake when the draw had come. */
  isLate: boolean;
  /** The bet's site had declared the round void before it was drawn. */
  isVoid: boolean;
  at: Date;
};

/** How many bets a page has, which are left out, and of it one alone. */
type PageOfBets = { limit: number; parked: readonly string[]; only: string | null };

/** Locks a page of the accepted bets on a round, in their order. */
export async function lockBetsToSettle(
  tx: pg.ClientBase,
  roundId: string,
  { limit, parked, only }: PageOfBets,
): Promise<OpenBet[]> {
  const { rows } = await tx.query<OpenBet>(
    `select bet_id as "betId", slip_id as "slipId", bet.site_id as "siteId",
       bet.member_id as "memberId", bet.product, conditions, odds, bet.stake,
       return_max as "returnMax", bet.free_bet_id as "freeBetId", bet.placed_at as "placedAt",
       coalesce(slip.staked_at >= slip.stake_before, false) as "isLate",
       exists (select from round_void as void where void.round_id = bet.round_id
         and void.site_id = bet.site_id and void.status = 'approved' and void.before_draw)
         as "isVoid",
       now() as at
     from bet join bet_slip as slip using (slip_id)
     where bet.round_id = $1 and bet.is_open and bet.state = 'accepted'
       and bet_id <> all($3::uuid[]) and ($4::uuid is null or bet_id = $4)
     order by bet_id limit $2
     for no key update of bet`,
    [roundId, limit, parked, only],
  );
  return rows;
}

/** A round that was declared void after its draw. */
export type VoidToRefund = { voidId: string; siteId: string; roundId: string };

export type LostBet = {
  betId: string;
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  stake: bigint;
  odds: bigint;
  freeBetId: string | null;
  placedAt: Date;
  version: number;
  at: Date;
};

export async function voidsToRefund(pool: pg.Pool): Promise<VoidToRefund[]> {
  const { rows } = await pool.query<VoidToRefund>(
    `select void_id as "voidId", site_id as "siteId", round_id as "roundId" from round_void
     where status = 'approved' and not before_draw and done_at is null order by void_id`,
  );
  return rows;
}

/** Locks a page of the lost bets that a site has on a round, in their order. */
export async function lockLostBets(
  tx: pg.ClientBase,
  { roundId, siteId, limit, parked, only }: { roundId: string; siteId: string } & PageOfBets,
): Promise<LostBet[]> {
  const { rows } = await tx.query<LostBet>(
    `select bet_id as "betId", slip_id as "slipId", site_id as "siteId", member_id as "memberId",
       product, stake, odds, free_bet_id as "freeBetId", placed_at as "placedAt", settlement_version as version, now() as at
     from bet where round_id = $1 and site_id = $2 and state = 'lost'
       and bet_id <> all($4::uuid[]) and ($5::uuid is null or bet_id = $5)
     order by bet_id limit $3
     for no key update`,
    [roundId, siteId, limit, parked, only],
  );
  return rows;
}

/** Ends a void when all of its stakes were given back: none that is parked is left. */
export async function endVoid(
  pool: pg.Pool,
  { voidId, siteId, roundId }: VoidToRefund,
): Promise<void> {
  await pool.query(
    `update round_void set done_at = now() where void_id = $1 and not exists (
       select from bet where round_id = $2 and site_id = $3 and state = 'lost')`,
    [voidId, roundId, siteId],
  );
}
