import type pg from 'pg';
import { z } from 'zod';
import { IS_SHOWN } from './post-rows.ts';

const neighbour = z.object({ boardIdx: z.int(), title: z.string() }).nullable();

const surroundings = z.object({ isLiked: z.boolean(), previous: neighbour, next: neighbour });

export type Surroundings = z.output<typeof surroundings>;

/** The shown post right before or after another one, in the order of writing. */
const neighbourSql = (side: '<' | '>') => `(
  select jsonb_build_object('boardIdx', idx, 'title', title) from post
  where site_id = $1 and idx ${side} $2 and ${IS_SHOWN}
  order by idx ${side === '<' ? 'desc' : 'asc'} limit 1)`;

/** What stands around a post for a reader: whether they like it, and the posts beside it. */
export async function readSurroundings(
  db: pg.Pool | pg.ClientBase,
  { siteId, idx, memberId }: { siteId: string; idx: number; memberId: string },
): Promise<Surroundings> {
  const { rows } = await db.query({
    name: 'post-surroundings',
    text: `select
        exists (select from post_like where post_idx = $2 and member_id = $3) as "isLiked",
        ${neighbourSql('<')} as previous, ${neighbourSql('>')} as next`,
    values: [siteId, idx, memberId],
  });
  return surroundings.parse(rows[0]);
}
