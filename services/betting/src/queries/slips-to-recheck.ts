import type pg from 'pg';
import { z } from 'zod';
import { oddsPolicies } from '../domain/placement/ask.ts';
import type { SportAsk } from '../domain/placement/sport/ask.ts';

/** `bet_slip.asked` of a slip on sports: canonical JSON, its whole numbers as texts. */
const whole = z.string().transform(BigInt);
const storedAsk = z.object({
  product: z.literal('sport'),
  oddsPolicy: z.enum(oddsPolicies),
  tolerance: whole,
  tickets: z.array(
    z.object({
      legs: z.array(
        z.object({
          fixtureId: z.string(),
          marketKey: z.string(),
          selectionId: z.string(),
          odds: whole,
        }),
      ),
      linesOf: z.int(),
      lineStake: whole,
    }),
  ),
});

const slipRow = z.object({
  slipId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  product: z.string(),
  stake: z.bigint(),
  asked: storedAsk,
  placedAt: z.date(),
  rulesVersion: z.int().nullable(),
  isOverdue: z.boolean(),
  at: z.date(),
  bets: z.array(z.object({ betId: z.string(), returnMax: z.coerce.bigint() })),
});

export type SlipToRecheck = Omit<z.output<typeof slipRow>, 'asked'> & { ask: SportAsk };

/**
 * Slips whose second look is due, locked: who comes behind finds them looked at. Their bets are in
 * the order of the tickets that were asked for.
 *
 * @param overdueMs after which a slip is looked at too late to be taken
 */
export async function lockSlipsToRecheck(
  tx: pg.ClientBase,
  slipIds: readonly string[],
  overdueMs: number,
): Promise<SlipToRecheck[]> {
  const { rows } = await tx.query(
    `select slip_id as "slipId", site_id as "siteId", member_id as "memberId", product, stake, asked,
       placed_at as "placedAt",
       (select version from sport_rules where site_id = slip.site_id) as "rulesVersion",
       rechecks_at < clock_timestamp() - make_interval(secs => $2 / 1000.0) as "isOverdue",
       clock_timestamp() as at,
       (select jsonb_agg(jsonb_build_object('betId', bet_id, 'returnMax', return_max)
          order by bet_id) from bet where bet.slip_id = slip.slip_id) as bets
     from bet_slip as slip
     where slip_id = any($1::uuid[]) and state = 'pending' and rechecks_at <= clock_timestamp()
     order by slip_id for update`,
    [slipIds, overdueMs],
  );
  return slipRow
    .array()
    .parse(rows)
    .map(({ asked, ...slip }) => ({ ...slip, ask: asked }));
}

/** Slips that nobody has looked at again: whoever was to has gone. */
export async function forgottenSlips(pool: pg.Pool, afterMs: number): Promise<string[]> {
  const { rows } = await pool.query<{ slipId: string }>(
    `select slip_id as "slipId" from bet_slip
     where rechecks_at < now() - make_interval(secs => $1 / 1000.0)
     order by rechecks_at limit 200`,
    [afterMs],
  );
  return rows.map(({ slipId }) => slipId);
}
