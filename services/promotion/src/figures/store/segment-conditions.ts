/**
 * A segment as conditions of a statement, over a row `candidate` with the member and the day that the segment
 * is asked on. `member` and `member_rank` stand as they are now; sleep and turnover are of the days before.
 */
import type { Definition } from '../../promotions/domain/definition.ts';

type Segment = Definition['segment'];

/** Gives a value its place among the statement's parameters. */
type Mark = (value: unknown) => string;

const TREE_DEPTH_MAX = 12;

/** The partner a segment is below, and everybody below them; nobody where it is below none. */
export function belowQuery({ below }: Segment, mark: Mark): string {
  return `below as (
      select ${mark(below)}::text as id, 0 as depth
      union all
      select down.member_id::text, depth + 1 from below
        join member as down on down.recommender_id = below.id
      where depth < ${TREE_DEPTH_MAX}
    )`;
}

export function segmentConditions(segment: Segment, mark: Mark): string {
  const { levelFrom, levelTo, below, approvedWithinDays, rankFrom, sleeping, turnover } = segment;
  const parts = [
    `level >= ${mark(levelFrom)}`,
    `coalesce(member_rank.rank, 0) >= ${mark(rankFrom ?? 0)}`,
  ];
  if (levelTo !== null) parts.push(`level <= ${mark(levelTo)}`);
  if (below !== null) parts.push('member_id::text in (select id from below)');
  if (approvedWithinDays !== null) {
    parts.push(`${APPROVED_ON} > candidate.asked_on - ${mark(approvedWithinDays)}::int`);
  }
  if (sleeping) parts.push(slept(sleeping, mark));
  if (turnover) parts.push(staked(turnover, mark));
  return parts.join(' and ');
}

const APPROVED_ON = "(approved_at at time zone 'Asia/Seoul')::date";

/** A member's results of so many days before the one asked on, by the index of members. */
const resultsOf = (days: string) => `from play_result as before_it
  where before_it.member_id = member.member_id
    and before_it.at >= ((candidate.asked_on - ${days})::timestamp at time zone 'Asia/Seoul')
    and before_it.at < (candidate.asked_on::timestamp at time zone 'Asia/Seoul')`;

function slept({ without, days }: NonNullable<Segment['sleeping']>, mark: Mark): string {
  const count = `${mark(days)}::int`;
  const parts = [
    `(approved_at is null or ${APPROVED_ON} < candidate.asked_on - ${count})`,
    `not exists (select ${resultsOf(count)})`,
  ];
  if (without === 'visits') {
    parts.push(`not exists (select from member_log_in
      where member_log_in.member_id = member.member_id
        and member_log_in.day >= candidate.asked_on - ${count}
        and member_log_in.day < candidate.asked_on)`);
  }
  return parts.join(' and ');
}

function staked({ days, least, most }: NonNullable<Segment['turnover']>, mark: Mark): string {
  const sum = `coalesce((select sum(before_it.ran) ${resultsOf(`${mark(days)}::int`)}), 0)`;
  const upTo = most === null ? '' : ` and ${sum} <= ${mark(most)}::bigint`;
  return `${sum} >= ${mark(least)}::bigint${upTo}`;
}
