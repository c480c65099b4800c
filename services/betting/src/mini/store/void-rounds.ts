import type pg from 'pg';
import type { Bet } from '../../generated/client.ts';

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

/** Whether a bet is open on a round that its site declared void: the draw will cancel it. */
type Voided = { isToBeCancelled: boolean };

/** A site's bets with what is to become of them. Nothing is asked where none is open on a round. */
export async function withRoundVoids<One extends Pick<Bet, 'state' | 'roundId'>>(
  { pool, siteId }: { pool: pg.Pool; siteId: string },
  bets: readonly One[],
): Promise<(One & Voided)[]> {
  const roundIds = new Set(bets.flatMap((bet) => openRoundOf(bet) ?? []));
  const voids = await voidRounds(pool, { siteId, roundIds: [...roundIds] });
  return bets.map((bet) => ({ ...bet, isToBeCancelled: voids.has(openRoundOf(bet) ?? '') }));
}

function openRoundOf({ state, roundId }: Pick<Bet, 'state' | 'roundId'>): string | null {
  return state === 'accepted' ? roundId : null;
}
