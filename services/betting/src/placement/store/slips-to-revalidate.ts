import { oddsPolicies } from '@noriter/rules/price-policy';
import type pg from 'pg';
import { z } from 'zod';
import type { SportAsk } from '../domain/sport/ask.ts';

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

/** Of one that is too late nothing more is read: it ends also where the rest cannot be. */
const overdueRow = z.object({
  slipId: z.string(),
  stakedAt: z.date().nullable(),
  isOverdue: z.literal(true),
});

const slipRow = z.object({
  slipId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  product: z.string(),
  stake: z.bigint(),
  asked: storedAsk,
  placedAt: z.date(),
  stakedAt: z.date().nullable(),
  rulesVersion: z.int().nullable(),
  isOverdue: z.literal(false),
  at: z.date(),
  bets: z.array(z.object({ betId: z.string(), returnMax: z.coerce.bigint() })),
});

const dueRow = z.discriminatedUnion('isOverdue', [overdueRow, slipRow]);

export type SlipToRevalidate = Omit<z.output<typeof slipRow>, 'asked'> & { ask: SportAsk };

export type DueSlip = SlipToRevalidate | z.output<typeof overdueRow>;

/**
 * Slips whose bet delay has ended, locked: who comes behind finds them revalidated. Their bets are in
 * the order of the tickets that were asked for.
 *
 * @param overdueMs after which it is too late to take a slip
 */
export async function lockSlipsToRevalidate(
  tx: pg.ClientBase,
  slipIds: readonly string[],
  overdueMs: number,
): Promise<DueSlip[]> {
  const { rows } = await tx.query(
    `select slip_id as "slipId", site_id as "siteId", member_id as "memberId", product, stake, asked,
       placed_at as "placedAt", staked_at as "stakedAt",
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
  return dueRow
    .array()
    .parse(rows)
    .map((row) => {
      if (row.isOverdue) return row;
      const { asked, ...slip } = row;
      return { ...slip, ask: asked };
    });
}

/** Slips that nobody has revalidated: whoever was to has gone. */
export async function forgottenSlips(pool: pg.Pool, afterMs: number): Promise<string[]> {
  const { rows } = await pool.query<{ slipId: string }>(
    `select slip_id as "slipId" from bet_slip
     where rechecks_at < now() - make_interval(secs => $1 / 1000.0)
     order by rechecks_at limit 200`,
    [afterMs],
  );
  return rows.map(({ slipId }) => slipId);
}

/** Writes down what the revalidation refuses a slip for; it is refused when its stake is known. */
export async function writeRevalidationRefusal(
  tx: pg.ClientBase,
  slipId: string,
  { code, problems }: { code: string; problems: object | null },
): Promise<void> {
  await tx.query(
    'update bet_slip set refusal = $2, problems = $3, rechecks_at = null where slip_id = $1',
    [slipId, code, problems && JSON.stringify(problems)],
  );
}

/** Writes that a slip stands, and until when a stake buys a part in it. */
export async function writeRevalidated(
  tx: pg.ClientBase,
  slipId: string,
  stakeBefore: Date,
): Promise<void> {
  await tx.query('update bet_slip set rechecks_at = null, stake_before = $2 where slip_id = $1', [
    slipId,
    stakeBefore,
  ]);
}
