import type pg from 'pg';
import type { Bet } from '../../generated/client.ts';
import { voidRounds } from '../../mini/store/void-rounds.ts';

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
