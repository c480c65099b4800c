import type pg from 'pg';
import { z } from 'zod';

const waitingLine = z.object({
  promotionId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  version: z.int(),
  amount: z.bigint(),
  /** How often it has failed. */
  attempts: z.int(),
});

/** What a member has to come of a period, by the version that closed it. */
export type WaitingLine = z.output<typeof waitingLine>;

type Key = Pick<WaitingLine, 'promotionId' | 'firstDay' | 'memberId'>;

/**
 * Lines of promotions that run which waited until a moment or less, the longest first. One that failed is due
 * when it is tried again, so it stands behind those that were due meanwhile.
 */
export async function waitingLines(
  db: pg.Pool,
  { until, limit }: { until: Date; limit: number },
): Promise<WaitingLine[]> {
  const { rows } = await db.query(
    `select promotion_id as "promotionId", run.site_id as "siteId", line.member_id as "memberId",
       first_day::text as "firstDay", line.last_day::text as "lastDay", run.version, line.amount,
       line.attempts
     from payback_line line
       join payback_run run using (promotion_id, first_day)
       join promotion using (promotion_id)
     where line.waits_until <= $1 and (line.next_at is null or line.next_at <= $1)
       and promotion.state = 'running'
     order by greatest(line.waits_until, line.next_at), line.attempts limit $2`,
    [until, limit],
  );
  return z.array(waitingLine).parse(rows);
}

/** @returns false when the line waits no longer */
export async function lockWaiting(
  tx: pg.ClientBase,
  { promotionId, firstDay, memberId }: Key,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from payback_line
     where promotion_id = $1 and first_day = $2 and member_id = $3 and waits_until is not null
     for update`,
    [promotionId, firstDay, memberId],
  );
  return rowCount === 1;
}

/** Decides a line that waits, or lets it wait for longer; what failed before counts no more. */
export async function moveWaiting(
  tx: pg.ClientBase,
  { promotionId, firstDay, memberId }: Key,
  { refusal, waitsUntil, at }: { refusal: string; waitsUntil: Date | null; at: Date },
): Promise<void> {
  await tx.query(
    `update payback_line set refusal = $4, waits_until = $5, at = $6, attempts = 0, next_at = null,
       error = ''
     where promotion_id = $1 and first_day = $2 and member_id = $3 and waits_until is not null`,
    [promotionId, firstDay, memberId, refusal, waitsUntil, at],
  );
}
