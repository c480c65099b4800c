import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { z } from 'zod';
import { searchFor } from '../domain/search-text.ts';
import { FROM_POST, STORED, storedPost } from './post-rows.ts';

type Db = pg.Pool | pg.ClientBase;

const backOfficePost = storedPost.extend({ loginId: z.string(), reports: z.number() });
export type BackOfficePost = z.infer<typeof backOfficePost>;

const BACK_OFFICE = `${STORED}, coalesce(member.login_id, '') as "loginId",
  (select count(*)::int from post_report as report
   where report.post_idx = post.idx and report.decided_at is null) as reports`;

const conditionOf = {
  shown: 'and post.deleted_at is null and post.hidden_at is null',
  hidden: 'and post.deleted_at is null and post.hidden_at is not null',
  deleted: 'and post.deleted_at is not null',
} as const;

export type BackOfficeQuery = {
  siteId: string;
  state: keyof typeof conditionOf | undefined;
  search: string;
  page: number;
  rows: number;
};

/** Every post of a site, whatever became of it, the newest first. */
export async function listAllPosts(
  db: Db,
  { siteId, state, search, page, rows: perPage }: BackOfficeQuery,
): Promise<{ rows: BackOfficePost[]; total: number }> {
  const asked = searchFor(search);
  if (search !== '' && asked === null) return { rows: [], total: 0 };
  const { limit, offset } = pageSlice(page, perPage);
  const where = `post.site_id = $1 ${state === undefined ? '' : conditionOf[state]}
    and ($2::text[] is null or (post.grams @> $2 and position($3 in post.search_text) > 0))`;
  const values = [siteId, asked?.grams ?? null, asked?.text ?? ''];
  const [list, count] = await Promise.all([
    db.query(
      `select ${BACK_OFFICE} ${FROM_POST} where ${where} order by post.idx desc limit $4 offset $5`,
      [...values, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from post where ${where}`, values),
  ]);
  return { rows: backOfficePost.array().parse(list.rows), total: count.rows[0]?.total ?? 0 };
}

export async function findPostForBackOffice(
  db: Db,
  { siteId, idx }: { siteId: string; idx: number },
): Promise<BackOfficePost | null> {
  const { rows } = await db.query(
    `select ${BACK_OFFICE} ${FROM_POST} where post.site_id = $1 and post.idx = $2`,
    [siteId, idx],
  );
  return backOfficePost.optional().parse(rows[0]) ?? null;
}

const version = z.object({
  version: z.number(),
  title: z.string(),
  body: z.string(),
  at: z.date(),
});

/** Earlier wordings, the newest first. */
export async function listVersions(db: Db, idx: number): Promise<z.infer<typeof version>[]> {
  const { rows } = await db.query(
    `select version, title, body, replaced_at as at from post_version
     where post_idx = $1 order by version desc limit 50`,
    [idx],
  );
  return version.array().parse(rows);
}
