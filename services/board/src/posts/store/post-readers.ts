import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';

/** A member who reads a post. */
export type PostView = { idx: number; memberId: string };

/** Counts readers; each output says whether it was that member's first time. */
export type PostViews = MicroBatcher<PostView, boolean>;

const VIEWS_PER_STATEMENT = 200;
const VIEWS_WAITING_MAX = 5_000;
/** Between two statements: those who read a popular post together are counted together. */
const REST_MS = 10;

const COUNT_VIEWS = `
  with seen as (
    insert into post_view (post_idx, member_id)
    select distinct idx, member_id from unnest($1::integer[], $2::uuid[]) as asked (idx, member_id)
    order by idx on conflict do nothing returning post_idx, member_id),
  counted as (
    update post set views = views + new.readers
    from (select post_idx, count(*)::int as readers from seen group by post_idx order by post_idx) as new
    where idx = new.post_idx)
  select post_idx as idx, member_id as "memberId" from seen`;

/** Counts readers, each once; who comes meanwhile waits for the next statement. */
export function openPostViews(pool: pg.Pool): PostViews {
  return createMicroBatcher({
    maxBatch: VIEWS_PER_STATEMENT,
    maxQueue: VIEWS_WAITING_MAX,
    restMs: REST_MS,
    async run(views) {
      const idxs = views.map(({ idx }) => idx);
      const memberIds = views.map(({ memberId }) => memberId);
      // Two processes may lock the same posts: whoever loses is run again.
      const { rows } = await withTransaction(pool, (tx) =>
        tx.query<PostView>({ name: 'count-views', text: COUNT_VIEWS, values: [idxs, memberIds] }),
      );
      const seen = new Set(rows.map(keyOf));
      return views.map((view) => seen.delete(keyOf(view)));
    },
  });
}

const keyOf = ({ idx, memberId }: PostView) => `${idx} ${memberId}`;

/** Likes a post, or takes that back. @returns how many like it */
export async function setLike(
  tx: pg.ClientBase,
  { idx, memberId, isLiked }: { idx: number; memberId: string; isLiked: boolean },
): Promise<number> {
  const changed = isLiked
    ? `insert into post_like (post_idx, member_id) values ($1, $2) on conflict do nothing`
    : 'delete from post_like where post_idx = $1 and member_id = $2';
  const { rowCount } = await tx.query(changed, [idx, memberId]);
  const step = (rowCount ?? 0) * (isLiked ? 1 : -1);
  const { rows } = await tx.query<{ likes: number }>(
    'update post set likes = likes + $2 where idx = $1 returning likes',
    [idx, step],
  );
  return rows[0]?.likes ?? 0;
}
