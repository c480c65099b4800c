import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { FreeBet } from '../domain/free-bet.ts';

const COLUMNS = `free_bet_id as "freeBetId", site_id as "siteId", member_id as "memberId", amount,
  products, odds_minimum as "oddsMinimum", win_max as "winMax", expires_at as "expiresAt",
  slip_id as "slipId"`;

/** Free bets by id, each where it was given. Whoever takes one holds the lock of its member's bets. */
export async function readFreeBets(
  tx: pg.ClientBase,
  freeBetIds: readonly string[],
): Promise<Map<string, FreeBet>> {
  if (freeBetIds.length === 0) return new Map();
  const { rows } = await tx.query<FreeBet>(
    `select ${COLUMNS} from free_bet where free_bet_id = any($1::uuid[])`,
    [freeBetIds],
  );
  return new Map(rows.map((row) => [row.freeBetId, row]));
}

/** What a member may stake at a moment, the first to expire first. */
export async function openFreeBets(
  pool: pg.Pool,
  { siteId, memberId, at }: { siteId: string; memberId: string; at: Date },
): Promise<FreeBet[]> {
  const { rows } = await pool.query<FreeBet>(
    `select ${COLUMNS} from free_bet
     where site_id = $1 and member_id = $2 and slip_id is null and expires_at > $3
     order by expires_at, free_bet_id limit 100`,
    [siteId, memberId, at],
  );
  return rows;
}

export const freeBetStates = ['open', 'staked', 'won', 'lost', 'expired'] as const;

type OwnFreeBet = Omit<FreeBet, 'siteId' | 'memberId'> & {
  state: (typeof freeBetStates)[number];
  /** What its bet has won so far. */
  won: Won;
};

/** What became of one; what its slip was void for is free again, until it expires. `$3` is the moment. */
const STATE = `case when free_bet.slip_id is null
  then case when expires_at > $3 then 'open' else 'expired' end
  when bet.state in ('won', 'lost') then bet.state else 'staked' end`;

/** All that a member was given: what may be staked first, and then the last to expire first. */
export async function ownFreeBets(
  pool: pg.Pool,
  of: { siteId: string; memberId: string; at: Date; limit: number; offset: number },
): Promise<{ rows: OwnFreeBet[]; total: number }> {
  const { siteId, memberId, at, limit, offset } = of;
  const [found, count] = await Promise.all([
    pool.query<OwnFreeBet>(
      `select free_bet.free_bet_id as "freeBetId", amount, products,
         odds_minimum as "oddsMinimum", win_max as "winMax", expires_at as "expiresAt",
         free_bet.slip_id as "slipId", ${STATE} as state,
         coalesce(bet.returned, 0)::bigint as won
       from free_bet left join bet on bet.slip_id = free_bet.slip_id
       where free_bet.site_id = $1 and free_bet.member_id = $2
       order by free_bet.slip_id is null and expires_at > $3 desc, expires_at desc,
         free_bet.free_bet_id limit $4 offset $5`,
      [siteId, memberId, at, limit, offset],
    ),
    pool.query<{ total: number }>(
      'select count(*)::int as total from free_bet where site_id = $1 and member_id = $2',
      [siteId, memberId],
    ),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

/** Which of some free bets may be staked at a moment. */
export async function openOf(
  pool: pg.Pool,
  freeBetIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await pool.query<{ freeBetId: string }>(
    `select free_bet_id as "freeBetId" from free_bet
     where free_bet_id = any($1::uuid[]) and slip_id is null and expires_at > $2`,
    [freeBetIds, at],
  );
  return rows.map(({ freeBetId }) => freeBetId);
}

/** Keeps a free bet that was given; told twice it is the same. */
export async function keepFreeBet(
  pool: pg.Pool,
  free: Omit<FreeBet, 'slipId'> & { promotionId: string },
): Promise<void> {
  await pool.query(
    `insert into free_bet (free_bet_id, site_id, member_id, promotion_id, amount, products,
       odds_minimum, win_max, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (free_bet_id) do nothing`,
    [
      free.freeBetId,
      free.siteId,
      free.memberId,
      free.promotionId,
      free.amount,
      free.products,
      free.oddsMinimum,
      free.winMax,
      free.expiresAt,
    ],
  );
}

type Use = { freeBetId: string; slipId: string };

/** Stakes free bets with slips. @throws Error where one was taken, which the member's lock rules out */
export async function takeFreeBets(tx: pg.ClientBase, uses: readonly Use[]): Promise<void> {
  if ((await take(tx, uses)) !== uses.length) throw new Error('A free bet is taken once.');
}

/** Stakes them again with slips that were void; one that another slip has by now stays with that. */
export async function retakeFreeBets(tx: pg.ClientBase, uses: readonly Use[]): Promise<void> {
  await take(tx, uses);
}

async function take(tx: pg.ClientBase, uses: readonly Use[]): Promise<number> {
  if (uses.length === 0) return 0;
  const { rowCount } = await tx.query(
    `update free_bet set slip_id = one.slip_id
     from unnest($1::uuid[], $2::uuid[]) as one (free_bet_id, slip_id)
     where free_bet.free_bet_id = one.free_bet_id and free_bet.slip_id is null`,
    [uses.map(({ freeBetId }) => freeBetId), uses.map(({ slipId }) => slipId)],
  );
  return rowCount ?? 0;
}

/** Frees what slips had staked: they were refused, or are void. */
export async function releaseFreeBets(
  tx: pg.ClientBase,
  slipIds: readonly string[],
): Promise<void> {
  if (slipIds.length === 0) return;
  await tx.query('update free_bet set slip_id = null where slip_id = any($1::uuid[])', [slipIds]);
}

/** A slip of the last moment is written within so long after it. */
const WRITTEN_SECONDS = 60;

/** Which of some free bets have expired, and no slip has staked them or is about to. */
export async function unusedFreeBets(
  pool: pg.Pool,
  freeBetIds: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ freeBetId: string }>(
    `select free_bet_id as "freeBetId" from free_bet
     where free_bet_id = any($1::uuid[]) and slip_id is null
       and expires_at <= now() - make_interval(secs => $2)`,
    [freeBetIds, WRITTEN_SECONDS],
  );
  return rows.map(({ freeBetId }) => freeBetId);
}
