import type pg from 'pg';
import { z } from 'zod';
import type { Cohort } from '../domain/caused.ts';

export type Span = { siteId: string; firstDay: string; lastDay: string };

const cohortColumns = { members: z.int(), turnover: z.bigint(), before: z.bigint() };

const promotionRow = z.object({
  ...cohortColumns,
  promotionId: z.string(),
  title: z.record(z.string(), z.string()),
  trigger: z.string(),
  grants: z.int(),
  points: z.bigint(),
  cash: z.bigint(),
  freeBets: z.bigint(),
});

export type PromotionTurnover = z.output<typeof promotionRow>;

/** What members staked in a span, and in as many days before it. */
const PLAYED = `played as (
  select member_id, coalesce(sum(ran) filter (where day >= $2), 0)::bigint as turnover,
    coalesce(sum(ran) filter (where day < $2), 0)::bigint as before
  from play_result
  where site_id = $1 and day between $2::date - ($3::date - $2::date + 1) and $3
  group by member_id
)`;

const valuesOf = ({ siteId, firstDay, lastDay }: Span) => [siteId, firstDay, lastDay];

/**
 * What was given in a span, and what was won with free bets in it, whenever those were given. What was given
 * up is no cost; a free bet costs what it wins.
 */
const COSTS = `costs as (
  select promotion_id, member_id, asked_at as at, 1 as grants,
    case when reward = 'points' then amount else 0 end as points,
    case when reward = 'cash' then amount - forfeited else 0 end as cash, 0 as free_bets
  from promotion_grant
  where site_id = $1 and state <> 'refused' and ${inSpan('asked_at')}
  union all
  select promotion_id, member_id, at, 0, 0, 0, won
  from free_bet_result join promotion_grant on grant_id = free_bet_id
  where free_bet_result.site_id = $1 and ${inSpan('at')}
)`;

function inSpan(column: string): string {
  return `${column} >= $2::date::timestamp at time zone 'Asia/Seoul'
    and ${column} < ($3::date + 1)::timestamp at time zone 'Asia/Seoul'`;
}

/** Promotions that gave or cost something in a span, the costliest first. */
export async function promotionTurnover(db: pg.Pool, span: Span): Promise<PromotionTurnover[]> {
  const { rows } = await db.query(
    `with ${PLAYED}, ${COSTS}, given as (
       select promotion_id, member_id, sum(grants) as grants, sum(points) as points,
         sum(cash) as cash, sum(free_bets) as free_bets
       from costs group by promotion_id, member_id
     )
     select promotion_id as "promotionId", document -> 'title' as title, trigger,
       count(*)::int as members, sum(grants)::int as grants, sum(points)::bigint as points,
       sum(cash)::bigint as cash, sum(free_bets)::bigint as "freeBets",
       coalesce(sum(turnover), 0)::bigint as turnover,
       coalesce(sum(before), 0)::bigint as before
     from given join promotion using (promotion_id) left join played using (member_id)
     group by promotion_id, document, trigger
     order by sum(points) + sum(cash) + sum(free_bets) desc, promotion_id`,
    valuesOf(span),
  );
  return z.array(promotionRow).parse(rows);
}

/** Everybody who played in a span or before it. */
export async function siteTurnover(db: pg.Pool, span: Span): Promise<Cohort> {
  const { rows } = await db.query(
    `with ${PLAYED}
     select count(*)::int as members, coalesce(sum(turnover), 0)::bigint as turnover,
       coalesce(sum(before), 0)::bigint as before from played`,
    valuesOf(span),
  );
  return z.object(cohortColumns).parse(rows[0]);
}

const dayRow = z.object({
  day: z.string(),
  points: z.bigint(),
  cash: z.bigint(),
  freeBets: z.bigint(),
});

/** What each Korean day of a span cost, days without any left out. */
export async function costByDay(db: pg.Pool, span: Span): Promise<z.output<typeof dayRow>[]> {
  const { rows } = await db.query(
    `with ${COSTS}
     select to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day,
       sum(points)::bigint as points, sum(cash)::bigint as cash,
       sum(free_bets)::bigint as "freeBets"
     from costs group by day order by day`,
    valuesOf(span),
  );
  return z.array(dayRow).parse(rows);
}
