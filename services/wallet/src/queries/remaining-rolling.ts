import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import { remainingTurnover } from '../domain/rolling.ts';
import { sqlFile } from '../sql-file.ts';
import { daysBetween } from './days-between.ts';

const standingStakesSql = sqlFile(new URL('./sql/standing-stakes.sql', import.meta.url));

const requirementRows = z.array(
  z.object({
    required: z.bigint(),
    weights: z.record(z.string(), z.number()),
    createdAt: z.date(),
  }),
);

/** How much a member still has to stake before money may leave; 0 when nothing is asked. */
export async function remainingRolling(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  now: Date,
): Promise<Won> {
  const open = await db.query(
    `select required, weights, created_at as "createdAt" from rolling_requirement
     where member_id = $1 and met_at is null order by created_at, requirement_id`,
    [memberId],
  );
  const requirements = requirementRows.parse(open.rows);
  const first = requirements[0];
  if (first === undefined) return 0n;
  const days = daysBetween(koreaDay(first.createdAt), koreaDay(now));
  const stakes = await db.query<{ product: string; amount: bigint; at: Date }>({
    ...standingStakesSql,
    values: [memberId, days],
  });
  return remainingTurnover(requirements, stakes.rows);
}
