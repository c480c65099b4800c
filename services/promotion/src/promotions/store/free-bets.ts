import type pg from 'pg';
import type { FreeBetGift } from '../domain/reward.ts';

/** Keeps what a grant that is a free bet will be, once the wallet has set it aside. */
export async function promiseFreeBet(
  tx: pg.ClientBase,
  grantId: string,
  { products, oddsMinimum, winMax, validDays }: FreeBetGift,
): Promise<void> {
  await tx.query(
    `insert into free_bet (free_bet_id, products, odds_minimum, win_max, valid_days)
     values ($1, $2, $3, $4, $5)`,
    [grantId, products, oddsMinimum, winMax, validDays],
  );
}

export type OpenedFreeBet = {
  freeBetId: string;
  promotionId: string;
  siteId: string;
  memberId: string;
  amount: bigint;
  products: string[];
  oddsMinimum: number;
  winMax: bigint | null;
  expiresAt: Date;
  at: Date;
};

/** Opens free bets that were set aside: from then on their days count. */
export async function openFreeBets(
  tx: pg.ClientBase,
  freeBetIds: readonly string[],
): Promise<OpenedFreeBet[]> {
  if (freeBetIds.length === 0) return [];
  const { rows } = await tx.query<OpenedFreeBet>(
    `update free_bet set expires_at = decided_at + make_interval(days => valid_days)
     from promotion_grant
     where free_bet_id = any($1::uuid[]) and grant_id = free_bet_id and expires_at is null
     returning free_bet_id as "freeBetId", promotion_id as "promotionId", site_id as "siteId",
       member_id as "memberId", amount, products, odds_minimum as "oddsMinimum",
       win_max as "winMax", expires_at as "expiresAt", decided_at as at`,
    [freeBetIds],
  );
  return rows;
}

export type EndingFreeBet = Pick<
  OpenedFreeBet,
  'freeBetId' | 'siteId' | 'memberId' | 'amount' | 'expiresAt'
>;

/** Free bets of several days that end before a moment, and of which nobody was reminded yet. */
export async function endingFreeBets(
  pool: pg.Pool,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ freeBetId: string }>(
    `select free_bet_id as "freeBetId" from free_bet
     where ended_at is null and expires_at > $1 and expires_at <= $2
       and reminded_at is null and valid_days > 1
     order by expires_at, free_bet_id limit $3`,
    [now, until, limit],
  );
  return rows.map(({ freeBetId }) => freeBetId);
}

/** Writes down that it was looked whether members have to be reminded. @returns those not reminded before */
export async function noteReminded(
  tx: pg.ClientBase,
  freeBetIds: readonly string[],
  at: Date,
): Promise<EndingFreeBet[]> {
  const { rows } = await tx.query<EndingFreeBet>(
    `update free_bet set reminded_at = $2 from promotion_grant
     where free_bet_id = any($1::uuid[]) and grant_id = free_bet_id and reminded_at is null
     returning free_bet_id as "freeBetId", site_id as "siteId", member_id as "memberId", amount,
       expires_at as "expiresAt"`,
    [freeBetIds, at],
  );
  return rows;
}

/** Betting may have staked one to its last moment, and gives it back where that comes to nothing. */
const ASKED_FOR_DAYS = 60;

/** Free bets that have expired and of which betting was not asked since a moment, those of before first. */
export async function expiredFreeBets(
  pool: pg.Pool,
  { now, askedBefore, limit }: { now: Date; askedBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ freeBetId: string }>(
    `select free_bet_id as "freeBetId" from free_bet
     where ended_at is null and expires_at <= $1
       and expires_at > $1 - make_interval(days => ${ASKED_FOR_DAYS})
       and (asked_at is null or asked_at < $2)
     order by expires_at, free_bet_id limit $3`,
    [now, askedBefore, limit],
  );
  return rows.map(({ freeBetId }) => freeBetId);
}

export type EndedFreeBet = Pick<
  OpenedFreeBet,
  'freeBetId' | 'promotionId' | 'siteId' | 'memberId' | 'amount'
>;

/**
 * Writes down what betting answered of expired free bets: which of them nobody can stake any more.
 *
 * @returns those that ended now
 */
export async function endFreeBets(
  tx: pg.ClientBase,
  { asked, unused, at }: { asked: readonly string[]; unused: readonly string[]; at: Date },
): Promise<EndedFreeBet[]> {
  await tx.query('update free_bet set asked_at = $2 where free_bet_id = any($1::uuid[])', [
    asked,
    at,
  ]);
  const { rows } = await tx.query<EndedFreeBet>(
    `update free_bet set ended_at = $2 from promotion_grant
     where free_bet_id = any($1::uuid[]) and grant_id = free_bet_id and ended_at is null
     returning free_bet_id as "freeBetId", promotion_id as "promotionId", site_id as "siteId",
       member_id as "memberId", amount`,
    [unused, at],
  );
  return rows;
}
