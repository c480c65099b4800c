import { arrayLiteral } from '@noriter/kit/array-literal';
import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { type Calendar, calendarOf, type PerPeriod } from '../../domain/calendar.ts';
import { daysBetween } from '../../domain/days-between.ts';
import type { Command } from '../../domain/ledger/command.ts';
import { type StakeLeft, wageredIn } from '../../domain/ledger/wager.ts';
import { sqlFile } from '../sql-file.ts';

const wagersByDaySql = sqlFile(new URL('../ledger/sql/wagers-by-day.sql', import.meta.url));

/** What of a day's stakes of a member stands. */
export type DayWager = { memberId: string; day: string; staked: Won };

type StakeDay = Pick<Command, 'memberId' | 'subjectType' | 'subjectId'> & StakeLeft;

/** What counts in the periods of a calendar, of members with a limit of wagers. */
export async function readWagers(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
  calendar: Calendar,
): Promise<DayWager[]> {
  const { rows } = await db.query<DayWager>(
    `select member_id as "memberId", day::text, staked
     from member_wager where member_id = any ($1::uuid[]) and day >= $2`,
    [memberIds, firstDay(calendar)],
  );
  return rows;
}

/** On which days of the periods of a calendar what comes back was staked, and what is left of it. */
export async function stakeDays(
  tx: pg.ClientBase,
  back: readonly Command[],
  calendar: Calendar,
): Promise<StakeDay[]> {
  const { rows } = await tx.query<StakeDay>(
    `select member_id as "memberId", subject_type as "subjectType", subject_id as "subjectId",
       (max(day) filter (where kind in (1, 16)))::text as day,
       greatest(sum(case when kind in (1, 16) then amount else -amount end), 0)::bigint as "left"
     from ledger
     where day = any ($1::date[]) and member_id = any ($2::uuid[])
       and (member_id, subject_type, subject_id) in (
         select * from unnest($2::uuid[], $3::text[], $4::text[])
       )
       and kind in (1, 3, 16, 17) and refusal is null
     group by member_id, subject_type, subject_id
     having bool_or(kind in (1, 16))`,
    [
      daysOf(calendar),
      back.map(({ memberId }) => memberId),
      back.map(({ subjectType }) => subjectType),
      back.map(({ subjectId }) => subjectId),
    ],
  );
  return rows;
}

/** Writes what stands of days, of those whose accounts are locked. */
export async function writeWagers(tx: pg.ClientBase, wagers: readonly DayWager[]): Promise<void> {
  await tx.query(
    `insert into member_wager (member_id, day, staked)
     select * from unnest($1::uuid[], $2::date[], $3::bigint[])
     on conflict (member_id, day) do update set staked = excluded.staked`,
    [
      arrayLiteral(wagers.map(({ memberId }) => memberId)),
      arrayLiteral(wagers.map(({ day }) => day)),
      arrayLiteral(wagers.map(({ staked }) => staked)),
    ],
  );
}

/**
 * Counts what a member has staked before from the ledger, whose account is locked: nobody counts the stakes of
 * who has no limit. It looks at the periods of the last day that betting money moved on, as the nets do.
 */
export async function countStaked(
  tx: pg.ClientBase,
  memberId: string,
  betDay: string | null,
): Promise<void> {
  if (betDay === null) return;
  const staked = await stakedByDay(tx, memberId, calendarOf(betDay));
  if (staked.length > 0) await writeWagers(tx, staked);
}

/** What of a member's stakes counts in the present day, week and month. */
export async function wageredNow(
  pool: pg.Pool,
  memberId: string,
  now: Date,
): Promise<PerPeriod<Won>> {
  const calendar = calendarOf(koreaDay(now));
  const rows = (await isLimited(pool, memberId))
    ? await readWagers(pool, [memberId], calendar)
    : await stakedByDay(pool, memberId, calendar);
  return wageredIn(new Map(rows.map(({ day, staked }) => [day, staked])), calendar);
}

async function isLimited(pool: pg.Pool, memberId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from account
     where member_id = $1 and num_nonnulls(wager_max_day, wager_max_week, wager_max_month) > 0`,
    [memberId],
  );
  return rowCount !== 0;
}

async function stakedByDay(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  calendar: Calendar,
): Promise<DayWager[]> {
  const { rows } = await db.query<Omit<DayWager, 'memberId'>>({
    ...wagersByDaySql,
    values: [memberId, daysOf(calendar)],
  });
  return rows.map((row) => ({ memberId, ...row }));
}

/** Of a week that began in the month before, or the month. */
function firstDay({ week, month }: Calendar): string {
  return week < month ? week : month;
}

function daysOf(calendar: Calendar): string[] {
  return daysBetween(firstDay(calendar), calendar.day);
}
