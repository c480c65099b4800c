import { koreaDay } from '@noriter/kit/korea-time';
import { MemberStatus } from '@noriter/proto/member_events_pb';
import type pg from 'pg';
import type { MemberFilter } from '../domain/member-filter.ts';

const DAY_MS = 86_400_000;
const TREE_DEPTH_MAX = 12;

type Query = { siteId: string; filter: MemberFilter; now: Date };

/** How many members a filter has at a moment. */
export async function countFiltered(db: pg.Pool, query: Query): Promise<number> {
  const { where, values } = conditionsOf(query);
  const { rows } = await db.query<{ members: number }>(
    `select count(*)::int as members from member where ${where}`,
    values,
  );
  return rows[0]?.members ?? 0;
}

/** The members of a filter after one, in the order of their ids. */
export async function filteredAfter(
  db: pg.Pool,
  { after, limit, ...query }: Query & { after: string | null; limit: number },
): Promise<string[]> {
  const { where, values } = conditionsOf(query);
  const place = values.length;
  const { rows } = await db.query<{ memberId: string }>(
    `select member_id as "memberId" from member
     where ${where} and ($${place + 1}::uuid is null or member_id > $${place + 1})
     order by member_id limit $${place + 2}`,
    [...values, after, limit],
  );
  return rows.map(({ memberId }) => memberId);
}

function conditionsOf({ siteId, filter, now }: Query): { where: string; values: unknown[] } {
  const values: unknown[] = [siteId, MemberStatus.ACTIVE, now];
  const parts = [
    `site_id = $1 and not is_partner and status = $2 and not excluded
     and (time_out_until is null or time_out_until <= $3)`,
  ];
  const add = (part: (mark: string) => string, value: unknown) => {
    if (value === null) return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  add((mark) => `level >= ${mark}`, filter.levelFrom);
  add((mark) => `level <= ${mark}`, filter.levelTo);
  add(
    (mark) => `member_id in (select member_id from member_rank where rank >= ${mark})`,
    filter.rankFrom,
  );
  add(belowPartner, filter.below);
  addTurnover(filter, now, values, parts);
  const awake = filter.sleepingDays === null ? null : daysBefore(now, filter.sleepingDays);
  add(
    (mark) => `coalesce(approved_at, 'epoch') < ${mark} and not exists (
       select from play_result where play_result.member_id = member.member_id and at >= ${mark})`,
    awake,
  );
  return { where: parts.join(' and '), values };
}

const belowPartner = (mark: string) => `member_id::text in (
  with recursive below as (
    select ${mark}::text as id, 0 as depth
    union all
    select down.member_id::text, depth + 1 from below
      join member as down on down.recommender_id = below.id
    where depth < ${TREE_DEPTH_MAX}
  ) select id from below)`;

function addTurnover(
  { turnoverMin, turnoverMax, turnoverDays }: MemberFilter,
  now: Date,
  values: unknown[],
  parts: string[],
): void {
  if (turnoverMin === null && turnoverMax === null) return;
  values.push(koreaDay(daysBefore(now, turnoverDays - 1)), turnoverMin ?? 0n, turnoverMax);
  const [since, least, most] = [2, 1, 0].map((back) => `$${values.length - back}`);
  parts.push(`coalesce((select sum(ran) from play_result
    where play_result.site_id = $1 and play_result.member_id = member.member_id
      and day >= ${since}), 0) between ${least}::bigint and coalesce(${most}::bigint, ${MOST})`);
}

/** More than anybody stakes. */
const MOST = '9223372036854775807';

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
