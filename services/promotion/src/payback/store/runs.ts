import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import type { Period } from '../domain/period.ts';

type Key = Period & { promotionId: string };

const runRow = z.object({ version: z.int(), cursor: z.string().nullable(), isClosed: z.boolean() });

/** Whether a period's run of a promotion has come to its end. */
export async function isClosed(db: pg.Pool, { promotionId, firstDay }: Key): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from payback_run
     where promotion_id = $1 and first_day = $2 and closed_at is not null`,
    [promotionId, firstDay],
  );
  return rowCount === 1;
}

/** A period's run of a promotion, by the version that was in force when it began. */
export async function openRun(
  db: pg.Pool,
  { promotionId, firstDay, lastDay }: Key,
  { siteId, version, at }: { siteId: string; version: number; at: Date },
): Promise<z.output<typeof runRow>> {
  await db.query(
    `insert into payback_run (promotion_id, first_day, last_day, site_id, version, begun_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [promotionId, firstDay, lastDay, siteId, version, at],
  );
  const { rows } = await db.query(
    `select version, cursor, closed_at is not null as "isClosed" from payback_run
     where promotion_id = $1 and first_day = $2`,
    [promotionId, firstDay],
  );
  return runRow.parse(rows[0]);
}

/** Writes how far a run is, or that nobody is left. */
export async function moveRun(
  db: pg.Pool,
  { promotionId, firstDay }: Key,
  to: { cursor: string } | { closedAt: Date },
): Promise<void> {
  const [column, value] = 'cursor' in to ? ['cursor', to.cursor] : ['closed_at', to.closedAt];
  await db.query(
    `update payback_run set ${column} = $3 where promotion_id = $1 and first_day = $2`,
    [promotionId, firstDay, value],
  );
}

/** Who of these members has their line of a period. */
export async function membersWithLine(
  db: pg.Pool,
  { promotionId, firstDay }: Key,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ memberId: string }>(
    `select member_id as "memberId" from payback_line
     where promotion_id = $1 and first_day = $2 and member_id = any($3::uuid[])`,
    [promotionId, firstDay, memberIds],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}

type Line = Key & {
  memberId: string;
  lost: Won;
  percent: number;
  amount: Won;
  /** The result code of what was not given; else empty. */
  refusal: string;
  /** The end of the time-out that puts it off. */
  waitsUntil: Date | null;
  at: Date;
};

/** @returns false when the member has their line of the period already */
export async function insertLine(tx: pg.ClientBase, line: Line): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into payback_line
       (promotion_id, first_day, last_day, member_id, lost, percent, amount, refusal, waits_until, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      line.promotionId,
      line.firstDay,
      line.lastDay,
      line.memberId,
      line.lost,
      line.percent,
      line.amount,
      line.refusal,
      line.waitsUntil,
      line.at,
    ],
  );
  return rowCount === 1;
}

const ownLine = z.object({
  promotionId: z.string(),
  title: z.record(z.string(), z.string()),
  firstDay: z.string(),
  lastDay: z.string(),
  lost: z.bigint(),
  percent: z.int(),
  amount: z.bigint(),
  reward: z.string(),
  refusal: z.string(),
  isHeld: z.boolean(),
});

/** A member's statement, the newest period first. */
export async function listOwnLines(
  db: pg.Pool,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
): Promise<{ rows: z.output<typeof ownLine>[]; total: number }> {
  const [found, count] = await Promise.all([
    db.query(
      `select promotion_id as "promotionId", document -> 'title' as title,
         first_day::text as "firstDay", last_day::text as "lastDay", lost, percent, amount,
         document #>> '{rules,reward}' as reward, refusal,
         exists (select from promotion_grant as made
           where made.member_id = payback_line.member_id and made.state = 'held'
             and made.promotion_id = payback_line.promotion_id
             and made.cause = 'payback:' || first_day || ':' || payback_line.member_id) as "isHeld"
       from payback_line join promotion using (promotion_id)
       where member_id = $1 order by last_day desc, promotion_id limit $2 offset $3`,
      [memberId, limit, offset],
    ),
    db.query<{ total: number }>(
      'select count(*)::int as total from payback_line where member_id = $1',
      [memberId],
    ),
  ]);
  return { rows: z.array(ownLine).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}

const listedRun = z.object({
  firstDay: z.string(),
  lastDay: z.string(),
  version: z.int(),
  closedAt: z.date().nullable(),
  members: z.int(),
  lost: z.bigint(),
  amount: z.bigint(),
  refused: z.int(),
});

/** What each period of a payback came to, the newest first. */
export async function listRuns(
  db: pg.Pool,
  { promotionId, limit, offset }: { promotionId: string; limit: number; offset: number },
): Promise<{ rows: z.output<typeof listedRun>[]; total: number }> {
  const [found, count] = await Promise.all([
    db.query(
      `select run.first_day::text as "firstDay", run.last_day::text as "lastDay", version,
         closed_at as "closedAt", came.*
       from payback_run run cross join lateral (
         select count(*) filter (where refusal = '')::int as members,
           coalesce(sum(lost) filter (where refusal = ''), 0)::bigint as lost,
           coalesce(sum(amount) filter (where refusal = ''), 0)::bigint as amount,
           count(*) filter (where refusal <> '')::int as refused
         from payback_line line
         where line.promotion_id = run.promotion_id and line.first_day = run.first_day) came
       where run.promotion_id = $1 order by run.first_day desc limit $2 offset $3`,
      [promotionId, limit, offset],
    ),
    db.query<{ total: number }>(
      'select count(*)::int as total from payback_run where promotion_id = $1',
      [promotionId],
    ),
  ]);
  return { rows: z.array(listedRun).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}
