import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { membersWithRequirement } from './members-with-requirement.ts';
import { reopenRequirements } from './rolling-requirements.ts';
import { type RoundStake, writeRoundStakes } from './round-stakes.ts';

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
  /** What came back of it in all; the ledger has it before or after. */
  returned: bigint;
};

/**
 * Keeps turnover of members of whom something was ever asked to be staked; nobody else's will ever count,
 * since a requirement counts bets from its own beginning on. A row only moves to a higher version, so
 * an event that comes twice or late changes nothing. Where a bet counts for less than it did, what a
 * withdrawal was let go by in between is open again.
 *
 * @param bets each bet once
 * @param stakes on rounds among them
 */
export async function keepTurnover(
  pool: pg.Pool,
  bets: readonly BetTurnover[],
  stakes: readonly RoundStake[] = [],
): Promise<void> {
  const asked = await membersWithRequirement(
    pool,
    bets.map(({ memberId }) => memberId),
  );
  const kept = bets.filter(({ memberId }) => asked.has(memberId));
  if (kept.length === 0) return;
  const ofBonuses = stakes.filter(({ memberId }) => asked.get(memberId)?.hasBonus);
  await withTransaction(pool, async (tx) => {
    const fallen = await lockFallen(tx, kept);
    await writeTurnover(tx, kept);
    if (ofBonuses.length > 0) await writeRoundStakes(tx, ofBonuses);
    // After the rows, and by its locks: a withdrawal that is just being paid is seen here, or sees them.
    if (fallen.length > 0) await reopenRequirements(tx, fallen);
  });
}

async function writeTurnover(tx: pg.ClientBase, kept: readonly BetTurnover[]): Promise<void> {
  await tx.query({
    name: 'keep-turnover',
    text: `
      insert into bet_turnover as old
        (bet_id, member_id, product, amount, odds, placed_at, version, slip_id, ended, returned)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::int[],
        $6::timestamptz[], $7::int[], $8::text[], $9::bigint[], $10::bigint[])
      on conflict (bet_id) do update set amount = excluded.amount, version = excluded.version,
        ended = excluded.ended, returned = excluded.returned,
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
      kept.map(({ returned }) => returned),
    ],
  });
}

/**
 * The bets that counted and are about to count for less: by less of the stake, or by another price, which
 * may be too low.
 */
async function lockFallen(
  tx: pg.ClientBase,
  kept: readonly BetTurnover[],
): Promise<{ memberId: string; placedAt: Date }[]> {
  const { rows } = await tx.query<{ memberId: string; placedAt: Date }>({
    name: 'lock-fallen-turnover',
    text: `
      select old.member_id as "memberId", old.placed_at as "placedAt"
      from unnest($1::uuid[], $2::bigint[], $3::int[], $4::int[]) as new (bet_id, amount, odds, version)
        join bet_turnover as old using (bet_id)
      where old.amount > 0 and new.version > old.version
        and (new.amount < old.amount or new.odds is distinct from old.odds)
      order by old.bet_id for update of old`,
    values: [
      kept.map(({ betId }) => betId),
      kept.map(({ amount }) => amount),
      kept.map(({ odds }) => odds),
      kept.map(({ version }) => version),
    ],
  });
  return rows;
}
