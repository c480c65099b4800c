import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Category } from '../domain/post-rules.ts';
import { searchFor } from '../domain/search-text.ts';
import { FROM_POST, IS_SHOWN, LISTED, type ListedPost, listedPost } from './post-rows.ts';

export const postOrders = ['newest', 'liked', 'commented'] as const;

export type PostConditions = {
  siteId: string;
  category?: Category | undefined;
  /** Of title, text, author or their initial consonants; empty for all. */
  search: string;
  /** Only this member's. */
  memberId?: string | undefined;
};

export type PostQuery = PostConditions & { order: (typeof postOrders)[number]; page: number };

/** Nobody turns so many pages: counting stops there. */
const COUNTED_MAX = 10_000;

const orderOf = {
  newest: 'post.pinned desc, post.idx desc',
  liked: 'post.likes desc, post.idx desc',
  commented: 'post.comments desc, post.idx desc',
} as const;

/** Words of the statement, not values: a plan for every value could not use the index of rare categories. */
const inCategory = {
  normal: "post.category = 'normal'",
  event: "post.category = 'event'",
  notice: "post.category = 'notice'",
} as const satisfies Record<Category, string>;

/** The posts that a reader sees; pinned ones stand first where the newest do. */
export async function listPosts(
  db: pg.Pool | pg.ClientBase,
  { order, page, ...conditions }: PostQuery,
): Promise<ListedPost[]> {
  const found = conditionsOf(conditions);
  if (found === null) return [];
  const { where, values, shape } = found;
  const { limit, offset } = pageSlice(page);
  const { rows } = await db.query({
    // What is searched decides how it is best found: such a statement is planned each time.
    ...(conditions.search === '' ? { name: `list-posts-${order}-${shape}` } : {}),
    text: `select ${LISTED} ${FROM_POST} where ${where} order by ${orderOf[order]}
       limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, limit, offset],
  });
  return listedPost.array().parse(rows);
}

/** How many there are; `COUNTED_MAX` means that many or more. */
export async function countPosts(
  db: pg.Pool | pg.ClientBase,
  conditions: PostConditions,
): Promise<number> {
  const found = conditionsOf(conditions);
  if (found === null) return 0;
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from (
       select 1 from post where ${found.where} limit ${COUNTED_MAX}) as counted`,
    found.values,
  );
  return rows[0]?.total ?? 0;
}

/** Null where nothing can be found: less than two characters are asked for. */
function conditionsOf({ siteId, category, search, memberId }: PostConditions) {
  const asked = search === '' ? null : searchFor(search);
  if (search !== '' && asked === null) return null;
  const values: unknown[] = [siteId];
  const parts = ['post.site_id = $1', IS_SHOWN];
  const names: string[] = ['all'];
  const add = (name: string, part: (mark: string) => string, value: unknown) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
    names.push(name);
  };
  if (category !== undefined) {
    parts.push(inCategory[category]);
    names.push(category);
  }
  if (memberId !== undefined) add('own', (mark) => `post.member_id = ${mark}`, memberId);
  if (asked !== null) {
    add('grams', (mark) => `post.grams @> ${mark}::text[]`, asked.grams);
    add('text', (mark) => `position(${mark} in post.search_text) > 0`, asked.text);
  }
  return { where: parts.join(' and '), values, shape: names.join('-') };
}
