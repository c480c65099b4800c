import { MemberStatus } from '@noriter/proto/member_events_pb';
import type pg from 'pg';
import { z } from 'zod';
import type { Definition } from '../../promotions/domain/definition.ts';
import type { SimulatedDay } from '../domain/simulation.ts';
import { candidatesOf } from './candidates.ts';
import { belowQuery, segmentConditions } from './segment-conditions.ts';
import type { Span } from './turnover-figures.ts';

const dayRow = z.object({ day: z.string(), grants: z.int(), amount: z.bigint() });

/**
 * What a promotion would have given on each day of a span: to members of its segment, who slept or staked by
 * the days before and otherwise stand as they do now, each within the caps of a member. Null where its
 * trigger leaves nothing to go by.
 */
export async function simulatedDays(
  db: pg.Pool,
  { siteId, firstDay, lastDay }: Span,
  { rules, segment, caps }: Definition,
): Promise<SimulatedDay[] | null> {
  const candidates = candidatesOf(rules);
  if (candidates === null) return null;
  const values: unknown[] = [siteId, firstDay, lastDay, ...candidates.values];
  const mark = (value: unknown) => {
    values.push(value);
    return `$${values.length}`;
  };
  const text = `
    with recursive given as (${candidates.text}),
    candidate as (select given.*, day + ${candidates.daysToEnd ?? 0} as asked_on from given),
    ${belowQuery(segment, mark)},
    eligible as (
      select candidate.*,
        row_number() over (partition by member_id order by candidate.day) as place,
        row_number() over (partition by member_id, candidate.day) as place_of_day
      from candidate join member using (member_id) left join member_rank using (member_id)
      where amount > 0 and not is_partner and status = ${mark(MemberStatus.ACTIVE)}
        and not excluded and ${segmentConditions(segment, mark)}
    )
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as grants,
      sum(amount)::bigint as amount
    from eligible
    where place <= coalesce(${mark(caps.perMember)}::int, place)
      and place_of_day <= coalesce(${mark(caps.perMemberDay)}::int, place_of_day)
    group by eligible.day order by eligible.day`;
  const { rows } = await db.query(text, values);
  return z.array(dayRow).parse(rows);
}
