import type pg from 'pg';
import { z } from 'zod';

const figureRow = z.object({
  promotionId: z.string(),
  grants: z.int(),
  members: z.int(),
  points: z.bigint(),
  cash: z.bigint(),
  freeBets: z.bigint(),
  freeBetsWon: z.bigint(),
  held: z.int(),
  waiting: z.int(),
  refused: z.int(),
});

export type PromotionFigures = z.output<typeof figureRow>;

/** What promotions gave so far; one that gave nothing is not in it. */
export async function figuresOf(
  db: pg.Pool,
  promotionIds: readonly string[],
): Promise<Map<string, PromotionFigures>> {
  const { rows } = await db.query(
    `select promotion_id as "promotionId",
       count(*) filter (where state <> 'refused')::int as grants,
       count(distinct member_id) filter (where state <> 'refused')::int as members,
       coalesce(sum(amount) filter (where reward = 'points' and state <> 'refused'), 0)::bigint
         as points,
       coalesce(sum(amount) filter (where reward = 'cash' and state <> 'refused'), 0)::bigint as cash,
       coalesce(sum(amount) filter (where reward = 'free-bet' and state <> 'refused'), 0)::bigint
         as "freeBets",
       (select coalesce(sum(won), 0)::bigint
        from free_bet_result join promotion_grant as given on given.grant_id = free_bet_id
        where given.promotion_id = promotion_grant.promotion_id) as "freeBetsWon",
       count(*) filter (where state = 'held')::int as held,
       count(*) filter (where state = 'asked')::int as waiting,
       count(*) filter (where state = 'refused')::int as refused
     from promotion_grant where promotion_id = any($1::uuid[]) group by promotion_id`,
    [promotionIds],
  );
  return new Map(
    z
      .array(figureRow)
      .parse(rows)
      .map((row) => [row.promotionId, row]),
  );
}

const dayRow = z.object({ day: z.string(), grants: z.int(), amount: z.bigint() });

/** What a promotion gave on each Korean day since one, days without grants left out. */
export async function dailyFigures(
  db: pg.Pool,
  promotionId: string,
  since: Date,
): Promise<z.output<typeof dayRow>[]> {
  const { rows } = await db.query(
    `select to_char(asked_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day,
       count(*)::int as grants, sum(amount)::bigint as amount
     from promotion_grant where promotion_id = $1 and asked_at >= $2 and state <> 'refused'
     group by day order by day`,
    [promotionId, since],
  );
  return z.array(dayRow).parse(rows);
}
