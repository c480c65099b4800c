import type { Pool } from 'pg';
import { brokenRules } from './broken-rules.ts';

/** What members wrote and read. */
export type Community = { posts: number; comments: number; messages: number };

const MARKED = `member_id = any($1::uuid[])`;

/**
 * What the board has of a crowd's, by the words that each was written with; `doubled` is what it has more
 * than once.
 */
export async function storedCommunity(
  board: Pool,
  memberIds: readonly string[],
): Promise<Community & { doubled: number }> {
  const { rows } = await board.query<Community & { doubled: number }>(
    `select posts.own as posts, comments.own as comments, messages.own as messages,
       posts.rows - posts.own + comments.rows - comments.own as doubled
     from (select count(distinct title)::int as own, count(*)::int as rows from post
           where ${MARKED} and title like '부하 %') as posts,
       (select count(distinct body)::int as own, count(*)::int as rows from post_comment
        where ${MARKED} and body like '부하 %') as comments,
       (select count(*)::int as own from message_mark where ${MARKED}) as messages`,
    [memberIds],
  );
  const [stored] = rows;
  if (stored === undefined) throw new Error('The board counts nothing.');
  return stored;
}

/** Where the board's own counts are not what they count, one sentence each. */
export function brokenCounts(board: Pool): Promise<string[]> {
  return brokenRules(board, counts);
}

const counts = {
  'posts with another number of comments than they say': `
    select count(*) from post where comments <> (
      select count(*) from post_comment
      where post_idx = post.idx and deleted_at is null and hidden_at is null)`,
  'posts with another number of readers than they say': `
    select count(*) from post
    where views <> (select count(*) from post_view where post_idx = post.idx)`,
  'comments on posts that are not there': `
    select count(*) from post_comment where not exists (
      select from post where idx = post_idx)`,
};
