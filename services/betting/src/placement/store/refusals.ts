import type { Refusal } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { Placement } from '../domain/placement.ts';

/** A request that is refused before there is a slip of it. */
export type RefusedRequest = Pick<Placement, 'slipId' | 'asked'> & { refusal: Refusal };

/**
 * Keeps refusals under the ids of the slips that were asked for, in the caller's transaction. Without
 * them the repetition of a request could be refused while the request itself is delayed, and that
 * would be placed afterwards.
 */
export async function keepRefusals(
  tx: pg.ClientBase,
  refused: readonly RefusedRequest[],
): Promise<void> {
  if (refused.length === 0) return;
  const rows = refused.map(({ slipId, asked, refusal: { code, params, data } }) => {
    const answer = `"refusal":${JSON.stringify(code)},"params":${JSON.stringify(params)}`;
    return `{"slip_id":"${slipId}","asked":${asked},${answer},"data":${JSON.stringify(data)}}`;
  });
  await tx.query({
    name: 'keep-refusals',
    text: `
      insert into bet_refusal (slip_id, asked, refusal, params, data)
      select slip_id, asked, refusal, params, nullif(data, 'null')
      from jsonb_to_recordset($1::jsonb)
        as one (slip_id uuid, asked jsonb, refusal text, params jsonb, data jsonb)`,
    values: [`[${rows.join(',')}]`],
  });
}

/** @returns how many refusals it deleted, of those that are older */
export async function deleteOldRefusals(
  pool: pg.Pool,
  { hoursKept, limit }: { hoursKept: number; limit: number },
): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from bet_refusal where slip_id = any(array(
       select slip_id from bet_refusal
       where refused_at < clock_timestamp() - make_interval(hours => $1) limit $2))`,
    [hoursKept, limit],
  );
  return rowCount ?? 0;
}
