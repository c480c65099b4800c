import type { Pool } from 'pg';

const POSTS = 20_000;
/** The newest of them are what everybody reads. */
const READ_POSTS = 200;
const COMMENTS_OF_EACH = 5;
const MESSAGES_TO_ALL = 40;
const MESSAGES_TO_LEVEL = 5;
const LEVEL = 1;

/** What a crowd finds on the board. */
export type BoardCrowd = { posts: number[]; messages: number[] };

/**
 * Makes members known to the board, and fills it: posts of theirs, comments below the newest, and messages
 * to everybody and to their level.
 */
export async function openBoardCrowd(
  board: Pool,
  memberIds: readonly string[],
): Promise<BoardCrowd> {
  await knowWriters(board, memberIds);
  await board.query(postsSql, [memberIds, POSTS]);
  const posts = await idxsOf(
    board,
    `select idx from post where site_id = 'noriter' order by idx desc limit ${READ_POSTS}`,
  );
  await board.query(commentsSql, [memberIds, posts]);
  await board.query('update post set comments = comments + $2 where idx = any($1::integer[])', [
    posts,
    COMMENTS_OF_EACH,
  ]);
  const messages = await idxsOf(board, `${messagesSql('all', MESSAGES_TO_ALL)} returning idx`);
  await board.query(messagesSql(`level:${LEVEL}`, MESSAGES_TO_LEVEL));
  for (const table of ['member', 'post', 'post_comment', 'message']) {
    await board.query(`vacuum analyze ${table}`);
  }
  return { posts, messages };
}

/** Members who joined long ago, as `member.events` would make them known. */
export async function knowWriters(board: Pool, memberIds: readonly string[]): Promise<void> {
  await board.query(
    `insert into member (member_id, site_id, profile_at, login_id, nickname, level, status_at, status,
       joined_at)
     select id, 'noriter', now(), 'crowd' || place, '관중' || place, ${LEVEL}, now(), 2,
       now() - interval '200 days'
     from unnest($1::uuid[]) with ordinality as one (id, place)
     on conflict (member_id) do nothing`,
    [memberIds],
  );
}

async function idxsOf(board: Pool, query: string): Promise<number[]> {
  return (await board.query<{ idx: number }>(query)).rows.map(({ idx }) => idx);
}

const memberAt = 'one.ids[1 + place % cardinality(one.ids)]';

const postsSql = `
  insert into post (site_id, member_id, category, title, body, address, effect, made_at, search_text,
    grams)
  select 'noriter', ${memberAt}, 'normal', '주말 경기 이야기 ' || place,
    repeat('선발과 최근 흐름을 **정리**했습니다. ', 8), '10.9.9.9', gen_random_uuid(),
    now() - interval '2 hours' - interval '1 minute' * ($2::int - place), '주말 경기 이야기 ' || place,
    array['주말', '경기', '이야', '야기']
  from (select $1::uuid[] as ids) as one, generate_series(1, $2::int) as place`;

const commentsSql = `
  insert into post_comment (post_idx, member_id, body, address, effect, made_at)
  select idx, ${memberAt}, '저도 그렇게 봅니다. ' || place, '10.9.9.9', gen_random_uuid(),
    now() - interval '2 hours'
  from (select $1::uuid[] as ids) as one, unnest($2::integer[]) as idx,
    generate_series(1, ${COMMENTS_OF_EACH}) as place`;

/** Shown one after the other over the last forty days. */
const messagesSql = (audience: string, count: number) => `
  insert into message (site_id, audience, texts, shown_at, announced_at, effect, sent_at, sent_by)
  select 'noriter', '${audience}',
    jsonb_build_object('ko', jsonb_build_object('title', '안내 ' || place,
      'body', repeat('이번 주 이벤트와 점검 시간을 알려 드립니다. ', 10))),
    now() - interval '1 day' * place, now(), gen_random_uuid(), now(), 'load'
  from generate_series(1, ${count}) as place`;
