import type pg from 'pg';
import { z } from 'zod';
import { COMMENTS_MAX } from '../domain/post-rules.ts';

type Db = pg.Pool | pg.ClientBase;

const comment = z.object({
  idx: z.number(),
  postIdx: z.number(),
  parentIdx: z.number().nullable(),
  memberId: z.string(),
  nickname: z.string(),
  body: z.string(),
  hiddenAt: z.date().nullable(),
  hiddenReason: z.string().nullable(),
  deletedAt: z.date().nullable(),
  madeAt: z.date(),
});

export type StoredComment = z.infer<typeof comment>;

const COLUMNS = `comment.idx, comment.post_idx as "postIdx", comment.parent_idx as "parentIdx",
  comment.member_id as "memberId", coalesce(member.nickname, '') as nickname, comment.body,
  comment.hidden_at as "hiddenAt", comment.hidden_reason as "hiddenReason",
  comment.deleted_at as "deletedAt", comment.made_at as "madeAt"
  from post_comment as comment left join member on member.member_id = comment.member_id`;

/**
 * More than a post has of them: its bound counts what is shown, and those an operator hid, or that were
 * taken away and are answered, stand between.
 */
const READ_MAX = 4 * COMMENTS_MAX;

/** A post's comments, each followed by its answers; one that was taken away keeps its place for those alone. */
export async function listComments(db: Db, postIdx: number): Promise<StoredComment[]> {
  const { rows } = await db.query({
    name: 'list-comments',
    text: `select ${COLUMNS}
      where comment.post_idx = $1 and (comment.deleted_at is null or comment.idx in (
        select answer.parent_idx from post_comment as answer
        where answer.post_idx = $1 and answer.deleted_at is null and answer.parent_idx is not null
      ))
      order by coalesce(comment.parent_idx, comment.idx), comment.idx limit ${READ_MAX}`,
    values: [postIdx],
  });
  return comment.array().parse(rows);
}

/** A comment on the site, with the post it is of. */
export async function findComment(
  db: Db,
  { siteId, idx }: { siteId: string; idx: number },
): Promise<StoredComment | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} join post on post.idx = comment.post_idx
     where comment.idx = $2 and post.site_id = $1`,
    [siteId, idx],
  );
  return comment.optional().parse(rows[0]) ?? null;
}

export type NewComment = {
  postIdx: number;
  parentIdx: number | null;
  memberId: string;
  body: string;
  address: string;
  /** Of the address. */
  network: string;
  effectId: string;
  at: Date;
};

/** @returns null when this very request has written it already */
export async function insertComment(
  tx: pg.ClientBase,
  { postIdx, parentIdx, memberId, body, address, network, effectId, at }: NewComment,
): Promise<number | null> {
  const { rows } = await tx.query<{ idx: number }>(
    `insert into post_comment
       (post_idx, parent_idx, member_id, body, address, network, effect, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (effect) do nothing returning idx`,
    [postIdx, parentIdx, memberId, body, address, network, effectId, at],
  );
  if (rows[0] !== undefined) await moveCount(tx, postIdx, 1);
  return rows[0]?.idx ?? null;
}

export async function markCommentDeleted(
  tx: pg.ClientBase,
  { idx, postIdx }: Pick<StoredComment, 'idx' | 'postIdx'>,
  at: Date,
): Promise<void> {
  const { rowCount } = await tx.query(
    'update post_comment set deleted_at = $2 where idx = $1 and deleted_at is null',
    [idx, at],
  );
  if (rowCount === 1) await moveCount(tx, postIdx, -1);
}

/** Hides a comment, or with null shows it again. What its author took away is counted off already. */
export async function markCommentHidden(
  tx: pg.ClientBase,
  { idx, postIdx, hiddenAt, deletedAt }: StoredComment,
  hidden: { at: Date; by: string; reason: string } | null,
): Promise<void> {
  await tx.query(
    'update post_comment set hidden_at = $2, hidden_by = $3, hidden_reason = $4 where idx = $1',
    [idx, hidden?.at ?? null, hidden?.by ?? null, hidden?.reason ?? null],
  );
  if (deletedAt !== null || (hiddenAt === null) === (hidden === null)) return;
  await moveCount(tx, postIdx, hidden === null ? 1 : -1);
}

async function moveCount(tx: pg.ClientBase, postIdx: number, step: number): Promise<void> {
  await tx.query('update post set comments = greatest(0, comments + $2) where idx = $1', [
    postIdx,
    step,
  ]);
}
