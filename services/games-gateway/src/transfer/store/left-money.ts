import type pg from 'pg';

/** A session whose money may lie with its vendor. */
export type LeftMoney = {
  readonly sessionId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly vendorKey: string;
  readonly endedAt: Date;
  /** How often it was asked for, this time among them. */
  readonly attempts: number;
};

/**
 * Notes that what was played with in these sessions has to come back when they end; of a vendor without a
 * wallet of its own nothing is noted. One that ends earlier than it was to is noted again.
 */
export async function noteLeftMoney(
  tx: pg.ClientBase,
  sessionIds: readonly string[],
  { endedAt, nextAt }: { endedAt: Date; nextAt: Date },
): Promise<void> {
  if (sessionIds.length === 0) return;
  await tx.query(
    `insert into game_left_money (session_id, site_id, member_id, vendor_key, ended_at, next_at)
     select s.session_id, s.site_id, s.member_id, s.vendor_key, $2, $3
     from game_session s join game_vendor v using (vendor_key)
     where s.session_id = any($1::uuid[]) and s.mode = 'real' and v.protocol = 'transfer'
     on conflict (session_id) do update set ended_at = excluded.ended_at, next_at = excluded.next_at`,
    [sessionIds, endedAt, nextAt],
  );
}

/** Notes the same of a session that is not written yet: if nobody writes it, it has ended then. */
export async function noteCarriedMoney(
  pool: pg.Pool,
  { sessionId, siteId, memberId, vendorKey }: Omit<LeftMoney, 'endedAt' | 'attempts'>,
  endedAt: Date,
): Promise<void> {
  await pool.query(
    `insert into game_left_money (session_id, site_id, member_id, vendor_key, ended_at, next_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [sessionId, siteId, memberId, vendorKey, endedAt],
  );
}

/** A session that was noted is never written. */
export async function endCarriedMoney(
  pool: pg.Pool,
  { sessionId }: Pick<LeftMoney, 'sessionId'>,
  at: Date,
): Promise<void> {
  await pool.query('update game_left_money set ended_at = $2, next_at = $2 where session_id = $1', [
    sessionId,
    at,
  ]);
}

/**
 * Takes one that is due, the longest due first, for as long as `nextAt` says. It waits while the member
 * plays at that vendor or is about to, and while money is on its way there or back.
 */
export async function claimLeftMoney(
  pool: pg.Pool,
  which: { sessionId: string | null; without: readonly string[] },
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<LeftMoney | null> {
  const { rows } = await pool.query<LeftMoney>(
    `update game_left_money set attempts = attempts + 1, next_at = $2
     where session_id = (
       select session_id from game_left_money l
       where next_at <= $1 and ended_at <= $1 and ($3::uuid is null or session_id = $3) and vendor_key <> all($4::text[])
         and not exists (
           select from game_left_money o where o.member_id = l.member_id
             and o.vendor_key = l.vendor_key and o.ended_at > $1)
         and not exists (
           select from game_session s where s.member_id = l.member_id and s.vendor_key = l.vendor_key
             and s.mode = 'real' and s.state <> 'ended' and s.expires_at > $1)
         and not exists (
           select from game_transfer t where t.member_id = l.member_id and t.vendor_key = l.vendor_key
             and t.ended_at is null)
       order by next_at limit 1 for update skip locked)
     returning session_id as "sessionId", site_id as "siteId", member_id as "memberId",
       vendor_key as "vendorKey", ended_at as "endedAt", attempts`,
    [now, nextAt, which.sessionId, which.without],
  );
  return rows[0] ?? null;
}

/** It is asked for again then. */
export async function postponeLeftMoney(
  pool: pg.Pool,
  { sessionId }: Pick<LeftMoney, 'sessionId'>,
  nextAt: Date,
): Promise<void> {
  await pool.query('update game_left_money set next_at = $2 where session_id = $1', [
    sessionId,
    nextAt,
  ]);
}

/** Nothing of it lies there any more. */
export async function forgetLeftMoney(
  pool: pg.Pool,
  { sessionId }: Pick<LeftMoney, 'sessionId'>,
): Promise<void> {
  await pool.query('delete from game_left_money where session_id = $1', [sessionId]);
}
