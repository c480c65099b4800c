import { arrayLiteral } from '@noriter/kit/array-literal';
import { canonicalJson } from '@noriter/kit/canonical-json';
import type { Refusal } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { z } from 'zod';
import { writtenRefusal } from './written-refusal.ts';

/** A request that came before: as canonical JSON, and why there is no slip of it; null if there is. */
export type KnownRequest = { asked: string; refusal: Refusal | null };

const knownRow = z.object({
  slipId: z.string(),
  asked: z.unknown(),
  refusal: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  data: z.unknown(),
});

/** @returns what is known of requests, by the ids of the slips that are asked for */
export async function readKnownRequests(
  tx: pg.Pool | pg.ClientBase,
  slipIds: readonly string[],
): Promise<Map<string, KnownRequest>> {
  const { rows } = await tx.query({
    name: 'requests-known',
    text: `
      select slip_id as "slipId", asked, null as refusal, null::jsonb as params, null::jsonb as data
      from bet_slip where slip_id = any($1::uuid[])
      union all
      select slip_id, asked, refusal, params, data
      from bet_refusal where slip_id = any($1::uuid[])`,
    values: [arrayLiteral(slipIds)],
  });
  const known = rows.map((row) => knownRow.parse(row));
  return new Map(
    known.map(({ slipId, asked, refusal, params, data }) => [
      slipId,
      {
        asked: canonicalJson(asked),
        refusal: refusal === null ? null : writtenRefusal(refusal, params ?? {}, data),
      },
    ]),
  );
}
