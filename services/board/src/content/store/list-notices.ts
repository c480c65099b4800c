import { pageSlice } from '@noriter/kit/paging';
import type { Language } from '@noriter/kit/result-codes';
import { noticeCategories } from '@noriter/rules/lists/content-choices';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { storedText } from '../../vocabulary/texts.ts';

/** A notice as a list shows it. */
export type NoticeRow = {
  boardIdx: number;
  title: string;
  category: (typeof noticeCategories)[number];
  pinned: boolean;
  views: number;
  publishedAt: Date;
};

export type NoticeQuery = {
  siteId: string;
  language: Language;
  /** Part of the title or the body; empty for all. */
  search: string;
  page: number;
  rowsPerPage?: number;
};

/** What is shown now, $1 being the site and $2 this moment. */
export const SHOWN_NOTICE = `site_id = $1 and kind = 'notice' and enabled
  and coalesce(shown_from, made_at) <= $2 and (shown_until is null or shown_until > $2)`;

/** The text a reader of the language $3 gets, as domain/texts.ts chooses it. */
const TEXT = `coalesce(texts -> $3, texts -> 'en', texts -> 'ko')`;

const row = z
  .object({
    idx: z.number(),
    text: storedText,
    details: z.object({ category: z.enum(noticeCategories), pinned: z.boolean() }),
    views: z.number(),
    publishedAt: z.date(),
  })
  .transform(
    ({ idx, text, details, ...rest }): NoticeRow => ({
      boardIdx: idx,
      title: text.title,
      ...details,
      ...rest,
    }),
  );

/** The notices a reader sees now: pinned ones first, then the newest. */
export async function listNotices(
  { pool, clock }: Pick<BoardBase, 'pool' | 'clock'>,
  { siteId, language, search, page, rowsPerPage }: NoticeQuery,
): Promise<{ rows: NoticeRow[]; total: number }> {
  const { limit, offset } = pageSlice(page, rowsPerPage);
  const pattern = search === '' ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = `from content where ${SHOWN_NOTICE}
    and ($4::text is null or ${TEXT} ->> 'title' ilike $4 or ${TEXT} ->> 'body' ilike $4)`;
  const values = [siteId, clock.now(), language, pattern];
  const [list, count] = await Promise.all([
    pool.query(
      `select idx, ${TEXT} as text, details, views,
         coalesce(shown_from, made_at) as "publishedAt" ${found}
       order by (details ->> 'pinned')::boolean desc, coalesce(shown_from, made_at) desc, idx desc
       limit $5 offset $6`,
      [...values, limit, offset],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${found}`, values),
  ]);
  return { rows: row.array().parse(list.rows), total: count.rows[0]?.total ?? 0 };
}
