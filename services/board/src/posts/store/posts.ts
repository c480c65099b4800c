import type pg from 'pg';
import type { SearchText } from '../domain/search-text.ts';
import { FROM_POST, STORED, type StoredPost, storedPost } from './post-rows.ts';

type Db = pg.Pool | pg.ClientBase;

export type NewPost = {
  siteId: string;
  memberId: string;
  title: string;
  body: string;
  betId: string | null;
  isStakeHidden: boolean;
  address: string;
  /** Of the address. */
  network: string;
  effectId: string;
  at: Date;
  search: SearchText;
};

/** @returns null when this very request has written it already */
export async function insertPost(tx: pg.ClientBase, post: NewPost): Promise<number | null> {
  const { rows } = await tx.query<{ idx: number }>(
    `insert into post (site_id, member_id, category, title, body, bet_id, is_stake_hidden, address,
       network, effect, made_at, search_text, grams)
     values ($1, $2, 'normal', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (effect) do nothing returning idx`,
    [
      post.siteId,
      post.memberId,
      post.title,
      post.body,
      post.betId,
      post.isStakeHidden,
      post.address,
      post.network,
      post.effectId,
      post.at,
      post.search.text,
      post.search.grams,
    ],
  );
  return rows[0]?.idx ?? null;
}

/** A post, whatever became of it; `locks` keeps others from changing it meanwhile. */
export async function findPost(
  db: Db,
  { siteId, idx, locks = false }: { siteId: string; idx: number; locks?: boolean },
): Promise<StoredPost | null> {
  const { rows } = await db.query({
    name: locks ? 'lock-post' : 'find-post',
    text: `select ${STORED} ${FROM_POST} where post.site_id = $1 and post.idx = $2
      ${locks ? 'for update of post' : ''}`,
    values: [siteId, idx],
  });
  return storedPost.optional().parse(rows[0]) ?? null;
}

type Change = Pick<NewPost, 'title' | 'body' | 'betId' | 'isStakeHidden' | 'at' | 'search'>;

/** Writes a post anew and keeps its earlier wording. */
export async function replacePost(
  tx: pg.ClientBase,
  idx: number,
  { title, body, betId, isStakeHidden, at, search }: Change,
): Promise<void> {
  await tx.query(
    `insert into post_version (post_idx, version, title, body, replaced_at)
     select idx, version, title, body, $2 from post where idx = $1`,
    [idx, at],
  );
  await tx.query(
    `update post set title = $2, body = $3, bet_id = $4, is_stake_hidden = $5, edited_at = $6,
       search_text = $7, grams = $8, version = version + 1 where idx = $1`,
    [idx, title, body, betId, isStakeHidden, at, search.text, search.grams],
  );
}

export async function markPostDeleted(tx: pg.ClientBase, idx: number, at: Date): Promise<void> {
  await tx.query('update post set deleted_at = $2 where idx = $1', [idx, at]);
}

/** Hides a post, or with null shows it again. */
export async function markPostHidden(
  tx: pg.ClientBase,
  idx: number,
  hidden: { at: Date; by: string; reason: string } | null,
): Promise<void> {
  await tx.query(
    'update post set hidden_at = $2, hidden_by = $3, hidden_reason = $4 where idx = $1',
    [idx, hidden?.at ?? null, hidden?.by ?? null, hidden?.reason ?? null],
  );
}

/** Where a post stands: its category, and whether it is pinned. */
export async function arrangePost(
  tx: pg.ClientBase,
  idx: number,
  { category, pinned }: { category: string; pinned: boolean },
): Promise<void> {
  await tx.query('update post set category = $2, pinned = $3 where idx = $1', [
    idx,
    category,
    pinned,
  ]);
}
