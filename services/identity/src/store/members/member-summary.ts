import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { z } from 'zod';

import type { IdentityDeps } from '../../deps.ts';

const dayMs = 86_400_000;

const countRow = z.object({
  active: z.number(),
  pending: z.number(),
  online: z.number(),
});
const dayRows = z.array(z.object({ day: z.string(), signUps: z.number() }));

/** How many members a site has and sees now, and who signed up on each of the last days. */
export async function memberSummary(
  { pool, clock }: Pick<IdentityDeps, 'pool' | 'clock'>,
  { siteId, days }: { siteId: string; days: number },
) {
  const now = clock.now();
  const firstDay = koreaDay(new Date(now.getTime() - (days - 1) * dayMs));
  const [counts, perDay] = await Promise.all([
    pool.query(
      `select
         (select count(*)::int from member where site_id = $1 and status = 'active' and not is_test) as active,
         (select count(*)::int from member where site_id = $1 and status = 'pending' and not is_test) as pending,
         (select count(distinct subject_id)::int from session
          where site_id = $1 and kind = 'member' and state = 'live' and expires_at > $2
            and not exists (select from member where member_id = subject_id and is_test)) as online`,
      [siteId, now],
    ),
    pool.query(
      `select to_char(day, 'YYYY-MM-DD') as day, count(member.member_id)::int as "signUps"
       from generate_series($2::date, $3::date, interval '1 day') as day
         left join member on site_id = $1 and signed_up_at >= $4 and not is_test
           and (signed_up_at at time zone 'Asia/Seoul')::date = day::date
       group by day order by day`,
      [siteId, firstDay, koreaDay(now), koreaDayStart(firstDay)],
    ),
  ]);
  const series = dayRows.parse(perDay.rows);
  return { ...countRow.parse(counts.rows[0]), newToday: series.at(-1)?.signUps ?? 0, series };
}
