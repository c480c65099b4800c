import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { PARKED_ATTEMPTS } from '../domain/parking.ts';
import type { WaitingLine } from './waiting-lines.ts';

type Key = Pick<WaitingLine, 'promotionId' | 'firstDay' | 'memberId'>;
/** A line as it was read before it failed. */
type Failed = Pick<WaitingLine, keyof Key | 'attempts'>;

const ERROR_LENGTH_MAX = 500;

/**
 * Notes that a line which waits has failed, and from when on it is tried again. One that was released or
 * moved meanwhile stays as it is.
 */
export async function parkLine(
  db: pg.Pool,
  { promotionId, firstDay, memberId, attempts }: Failed,
  { nextAt, error }: { nextAt: Date; error: string },
): Promise<void> {
  await db.query(
    `update payback_line set attempts = attempts + 1, next_at = $4, error = $5
     where promotion_id = $1 and first_day = $2 and member_id = $3
       and waits_until is not null and attempts = $6`,
    [promotionId, firstDay, memberId, nextAt, error.slice(0, ERROR_LENGTH_MAX), attempts],
  );
}

/** Lets a parked line be due at once, as one that never failed. @returns false where it is not parked */
export async function releaseLine(
  tx: pg.ClientBase,
  { promotionId, firstDay, memberId }: Key,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payback_line set attempts = 0, next_at = null, error = ''
     where promotion_id = $1 and first_day = $2 and member_id = $3
       and waits_until is not null and attempts >= $4`,
    [promotionId, firstDay, memberId, PARKED_ATTEMPTS],
  );
  return rowCount === 1;
}

const parkedRow = z.object({
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  amount: z.bigint(),
  attempts: z.int(),
  nextAt: z.date(),
});

/** The parked lines of a promotion, the oldest period first. */
export async function listParked(
  db: pg.Pool,
  { promotionId, limit, offset }: { promotionId: string; limit: number; offset: number },
): Promise<{ rows: z.output<typeof parkedRow>[]; total: number }> {
  const [found, count] = await Promise.all([
    db.query(
      `select member_id as "memberId", coalesce(login_id, '') as "loginId",
         coalesce(nickname, '') as nickname, first_day::text as "firstDay",
         last_day::text as "lastDay", amount, attempts, greatest(next_at, waits_until) as "nextAt"
       from payback_line left join member using (member_id)
       where promotion_id = $1 and waits_until is not null and attempts >= $2
       order by first_day, member_id limit $3 offset $4`,
      [promotionId, PARKED_ATTEMPTS, limit, offset],
    ),
    db.query<{ total: number }>(
      `select count(*)::int as total from payback_line
       where promotion_id = $1 and waits_until is not null and attempts >= $2`,
      [promotionId, PARKED_ATTEMPTS],
    ),
  ]);
  return { rows: z.array(parkedRow).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}

/** Read from the table at each scrape: every process shows the same. */
export function openParkedGauge({ pool, metrics }: { pool: pg.Pool; metrics: Registry }): void {
  new Gauge({
    name: 'noriter_promotion_paybacks_parked',
    help: 'Paybacks that waited for a time-out and have failed so often that a person has to look',
    registers: [metrics],
    async collect() {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from payback_line
         where waits_until is not null and attempts >= $1`,
        [PARKED_ATTEMPTS],
      );
      this.set(rows[0]?.count ?? 0);
    },
  });
}
