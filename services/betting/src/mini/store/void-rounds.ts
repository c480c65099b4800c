import type pg from 'pg';

/**
 * Which of some rounds a site's operators declared void, by their ids. Bets on them are refused, and
 * those that were open are cancelled at the draw (ADR 17).
 */
export async function voidRounds(
  pool: pg.Pool,
  { siteId, roundIds }: { siteId: string; roundIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (roundIds.length === 0) return new Set();
  const { rows } = await pool.query<{ roundId: string }>(
    `select round_id as "roundId" from round_void
     where site_id = $1 and round_id = any($2::uuid[]) and status = 'approved'`,
    [siteId, roundIds],
  );
  return new Set(rows.map(({ roundId }) => roundId));
}
