import type { Refusal } from '@noriter/kit/result-codes';
import type { Actor, Velocity } from '@noriter/velocity/velocity';
import type pg from 'pg';
import type { Placement } from '../../domain/placement.ts';
import { readKnownRequests } from '../../store/known-requests.ts';

/** A slip that somebody asks for, and whose act it is. */
export type AskedSlip = { readonly placement: Placement; readonly actor: Actor };

/** Why a slip is not placed: it came faster than people place them, or nobody can say whether it did. */
export type TurnedAway = { kind: 'refused'; refusal: Refusal } | { kind: 'failed'; error: unknown };

/**
 * Counts slips that are asked for together, each once, and turns away those that come faster than
 * people place them. One that is known is placed all the same, which answers it: who repeats a request
 * asks for nothing new, whether it came earlier or stands beside.
 *
 * @returns for each slip, in their order, why it is turned away; null for those to be placed
 */
export async function turnAway(
  { pool, velocity }: { pool: pg.Pool; velocity: Pick<Velocity, 'refusalsOf'> },
  asked: readonly AskedSlip[],
): Promise<(TurnedAway | null)[]> {
  const counted = await velocity.refusalsOf(asked.map(({ actor }) => actor));
  const refused: string[] = [];
  const welcome = new Set<string>();
  for (const [index, { placement }] of asked.entries()) {
    const one = counted[index];
    if (one?.status !== 'fulfilled') continue;
    if (one.value === null) welcome.add(placement.slipId);
    else refused.push(placement.slipId);
  }
  const known = await knownOf(
    pool,
    refused.filter((slipId) => !welcome.has(slipId)),
  );
  return asked.map(({ placement: { slipId } }, index) => {
    const one = counted[index];
    if (one?.status !== 'fulfilled') return { kind: 'failed', error: one?.reason };
    if (one.value === null || welcome.has(slipId)) return null;
    if ('error' in known) return { kind: 'failed', error: known.error };
    return known.slipIds.has(slipId) ? null : { kind: 'refused', refusal: one.value };
  });
}

/** When they cannot be read, only those that are asked for fail by it. */
async function knownOf(
  pool: pg.Pool,
  slipIds: readonly string[],
): Promise<{ slipIds: { has(slipId: string): boolean } } | { error: unknown }> {
  if (slipIds.length === 0) return { slipIds: new Set<string>() };
  try {
    return { slipIds: await readKnownRequests(pool, slipIds) };
  } catch (error) {
    return { error };
  }
}
