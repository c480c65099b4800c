import { koreaDayStart } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

/** Whole Korean days, both of them inside. */
type Days = { firstDay: string; lastDay: string };

// By their moments and not by `day`: the index of a member's results is in that order.
const ON_DAYS = `member_id = $1 and at >= $2 and at < $3`;

const DAY_MS = 86_400_000;

const valuesOf = (memberId: string, { firstDay, lastDay }: Days) => [
  memberId,
  koreaDayStart(firstDay),
  new Date(koreaDayStart(lastDay).getTime() + DAY_MS),
];

/** Whether a member had any result in a span of days, void ones among them. */
export async function hasPlayed(db: Db, memberId: string, days: Days): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from play_result where ${ON_DAYS} limit 1`,
    valuesOf(memberId, days),
  );
  return rowCount === 1;
}

/** What of a member's stakes ran to a result in a span of days. */
export async function turnoverOn(db: Db, memberId: string, days: Days): Promise<Won> {
  const { rows } = await db.query<{ turnover: Won }>(
    `select coalesce(sum(ran), 0)::bigint as turnover from play_result where ${ON_DAYS}`,
    valuesOf(memberId, days),
  );
  return rows[0]?.turnover ?? 0n;
}
