import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import { daysBetween } from '../../domain/days-between.ts';
import { cameHome } from './vendor-money.ts';

type Db = pg.Pool | pg.ClientBase;

const ownRequirementRow = z.object({
  requirementId: z.string(),
  subjectId: z.string(),
  counterAccount: z.string(),
  required: z.bigint(),
  weights: z.record(z.string(), z.number()),
  oddsMinimum: z.int(),
  createdAt: z.date(),
  bonus: z.bigint(),
  cashAfter: z.bigint(),
  metAt: z.date().nullable(),
  forfeited: z.bigint().nullable(),
});

export type OwnRequirement = z.output<typeof ownRequirementRow>;

const COLUMNS = `requirement_id as "requirementId", subject_id as "subjectId",
  counter_account as "counterAccount", required, weights, odds_minimum as "oddsMinimum",
  created_at as "createdAt", bonus, cash_after as "cashAfter", met_at as "metAt", forfeited`;

/** A member's open requirements, the oldest first. */
export async function openRequirements(db: Db, memberId: string): Promise<OwnRequirement[]> {
  const { rows } = await db.query(
    `select ${COLUMNS} from rolling_requirement where member_id = $1 and met_at is null
     order by created_at, requirement_id`,
    [memberId],
  );
  return z.array(ownRequirementRow).parse(rows);
}

/** One of a member's, open or ended; null when there is none. */
export async function findRequirement(
  db: Db,
  { memberId, requirementId }: { memberId: string; requirementId: string },
): Promise<OwnRequirement | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} from rolling_requirement where member_id = $1 and requirement_id = $2`,
    [memberId, requirementId],
  );
  return rows[0] === undefined ? null : ownRequirementRow.parse(rows[0]);
}

/** Ends a requirement whose bonus was given up. */
export async function markForfeited(
  tx: pg.ClientBase,
  requirementId: string,
  { forfeited, at }: { forfeited: Won; at: Date },
): Promise<void> {
  await tx.query(
    'update rolling_requirement set met_at = $2, forfeited = $3 where requirement_id = $1',
    [requirementId, at, forfeited],
  );
}

/**
 * Ends what a deposit that did not stand asked to be staked: it holds nobody any longer, and what opens
 * requirements again leaves it as it is.
 */
export async function markUndone(
  tx: pg.ClientBase,
  requirementId: string,
  { forfeited, at }: { forfeited: Won; at: Date },
): Promise<void> {
  await tx.query(
    `update rolling_requirement set met_at = coalesce(met_at, $2), forfeited = $3
     where requirement_id = $1 and forfeited is null`,
    [requirementId, at, forfeited],
  );
}

/**
 * What bets and games brought a member since a moment, less what they took. What comes of a slip that was staked
 * before is no part of it, nor what comes home of what went to vendors' own wallets before.
 */
export async function netSince(
  db: Db,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Won> {
  const { rows } = await db.query<{ net: bigint; home: bigint }>(
    // Stakes, clawbacks and money into a vendor's own wallet go out; the others come back of them.
    `select coalesce(sum(net), 0)::bigint as net, coalesce(sum(home), 0)::bigint as home from (
       select sum(case when kind in (1, 13, 16) then -amount else amount end) as net,
         sum(amount) filter (where kind = 17) as home
       from ledger
       where day = any ($2::date[]) and member_id = $1 and kind in (1, 2, 3, 13, 16, 17)
         and refusal is null and at >= $3
       group by subject_type, subject_id
       having subject_type <> 'bet-slip' or bool_or(kind = 1)
     ) as subject`,
    [memberId, daysBetween(koreaDay(since), koreaDay(now)), since],
  );
  const { net = 0n, home = 0n } = rows[0] ?? {};
  return home === 0n ? net : net - (await cameHome(db, memberId, { since, now }));
}

/**
 * How much of what was staked on slips since a moment still waits for its end. A slip of which more came back than
 * the ledger has yet waits whole: its result and its money travel apart.
 */
export async function openStakes(
  db: Db,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Won> {
  const { rows } = await db.query<{ open: bigint }>(
    `select coalesce(sum(case when returned > paid then staked
         else staked - least(staked, greatest(ended, refunded)) end), 0)::bigint as open from (
       select subject_id, coalesce(sum(amount) filter (where kind = 1), 0) as staked,
         coalesce(sum(amount) filter (where kind = 3), 0) as refunded,
         coalesce(sum(case kind when 1 then 0 when 13 then -amount else amount end), 0) as paid
       from ledger
       where day = any ($2::date[]) and member_id = $1 and kind in (1, 2, 3, 13)
         and subject_type = 'bet-slip' and refusal is null and at >= $3
       group by subject_id
       having bool_or(kind = 1)
     ) as slip
     left join lateral (
       select coalesce(sum(bet_turnover.ended), 0) as ended,
         coalesce(sum(bet_turnover.returned), 0) as returned from bet_turnover
       where slip_id = slip.subject_id and slip_id <> ''
     ) as bets on true`,
    [memberId, daysBetween(koreaDay(since), koreaDay(now)), since],
  );
  return rows[0]?.open ?? 0n;
}
