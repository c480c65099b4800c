import type pg from 'pg';

/** What of a bet counts as turnover at a version of its settlement. */
export type BetTurnover = {
  betId: string;
  memberId: string;
  product: string;
  /** 0 where nothing of it counts (any more). */
  amount: bigint;
  odds: number | null;
  placedAt: Date;
  version: number;
  slipId: string;
  /** What of the stake runs no longer, won, lost, void or bought back. */
  ended: bigint;
};

/**
 * Keeps turnover of members who have an open requirement; nobody else's will ever count, since a
 * requirement counts bets from its own beginning on. A row only moves to a higher version, so an
 * event that comes twice or late changes nothing.
 *
 * @param bets each bet once
 */
export async function keepTurnover(db: pg.Pool, bets: readonly BetTurnover[]): Promise<void> {
  const asked = await membersWithRequirement(
    db,
    bets.map(({ memberId }) => memberId),
  );
  const kept = bets.filter(({ memberId }) => asked.has(memberId));
  if (kept.length === 0) return;
  await db.query({
    name: 'keep-turnover',
    text: `
      insert into bet_turnover as old
        (bet_id, member_id, product, amount, odds, placed_at, version, slip_id, ended)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::int[],
        $6::timestamptz[], $7::int[], $8::text[], $9::bigint[])
      on conflict (bet_id) do update set amount = excluded.amount, version = excluded.version,
        ended = excluded.ended,
        odds = coalesce(excluded.odds, old.odds), placed_at = least(excluded.placed_at, old.placed_at)
      where old.version < excluded.version`,
    values: [
      kept.map(({ betId }) => betId),
      kept.map(({ memberId }) => memberId),
      kept.map(({ product }) => product),
      kept.map(({ amount }) => amount),
      kept.map(({ odds }) => odds),
      kept.map(({ placedAt }) => placedAt),
      kept.map(({ version }) => version),
      kept.map(({ slipId }) => slipId),
      kept.map(({ ended }) => ended),
    ],
  });
}

async function membersWithRequirement(
  db: pg.Pool,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ memberId: string }>({
    name: 'members-with-requirement',
    text: `select distinct member_id as "memberId" from rolling_requirement
           where member_id = any($1::uuid[]) and met_at is null`,
    values: [[...new Set(memberIds)]],
  });
  return new Set(rows.map(({ memberId }) => memberId));
}
