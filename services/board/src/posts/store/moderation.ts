import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { z } from 'zod';

type Db = pg.Pool | pg.ClientBase;

type Mark = { at: Date; by: string };

const report = z.object({
  idx: z.number(),
  postIdx: z.number(),
  commentIdx: z.number().nullable(),
  title: z.string(),
  body: z.string(),
  authorId: z.string(),
  authorLogin: z.string().nullable(),
  reporterLogin: z.string().nullable(),
  reason: z.string(),
  note: z.string(),
  isHidden: z.boolean(),
  madeAt: z.date(),
  decidedAt: z.date().nullable(),
  decidedBy: z.string().nullable(),
  outcome: z.enum(['hidden', 'kept']).nullable(),
});

export type StoredReport = z.infer<typeof report>;

const REPORT = `select report.idx, report.post_idx as "postIdx", report.comment_idx as "commentIdx",
    post.title, coalesce(comment.body, post.body) as body,
    coalesce(comment.member_id, post.member_id) as "authorId", author.login_id as "authorLogin",
    reporter.login_id as "reporterLogin", report.reason, report.note,
    coalesce(comment.hidden_at, post.hidden_at) is not null as "isHidden",
    report.made_at as "madeAt", report.decided_at as "decidedAt", report.decided_by as "decidedBy",
    report.outcome
  from post_report as report join post on post.idx = report.post_idx
  left join post_comment as comment on comment.idx = report.comment_idx
  left join member as author on author.member_id = coalesce(comment.member_id, post.member_id)
  left join member as reporter on reporter.member_id = report.member_id`;

/** Reports: open ones the oldest first, decided ones the newest. */
export async function listReports(
  db: Db,
  { siteId, isOpen, page, rows: perPage }: ReportQuery,
): Promise<{ rows: StoredReport[]; total: number }> {
  const { limit, offset } = pageSlice(page, perPage);
  const where = `report.site_id = $1 and report.decided_at is ${isOpen ? '' : 'not'} null`;
  const [list, count] = await Promise.all([
    db.query(
      `${REPORT} where ${where} order by report.idx ${isOpen ? 'asc' : 'desc'} limit $2 offset $3`,
      [siteId, limit, offset],
    ),
    db.query<{ total: number }>(
      `select count(*)::int as total from post_report as report where ${where}`,
      [siteId],
    ),
  ]);
  return { rows: report.array().parse(list.rows), total: count.rows[0]?.total ?? 0 };
}

type ReportQuery = { siteId: string; isOpen: boolean; page: number; rows: number };

export async function findReport(
  db: Db,
  { siteId, idx }: { siteId: string; idx: number },
): Promise<StoredReport | null> {
  const { rows } = await db.query(`${REPORT} where report.site_id = $1 and report.idx = $2`, [
    siteId,
    idx,
  ]);
  return report.optional().parse(rows[0]) ?? null;
}

/** @returns false when the member has reported it already */
export async function insertReport(
  db: Db,
  input: {
    siteId: string;
    postIdx: number;
    commentIdx: number | null;
    memberId: string;
    reason: string;
    note: string;
    at: Date;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into post_report (site_id, post_idx, comment_idx, member_id, reason, note, made_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      input.siteId,
      input.postIdx,
      input.commentIdx,
      input.memberId,
      input.reason,
      input.note,
      input.at,
    ],
  );
  return rowCount === 1;
}

/** Decides every open report of one thing. */
export async function closeReports(
  tx: pg.ClientBase,
  { postIdx, commentIdx }: { postIdx: number; commentIdx: number | null },
  { at, by, outcome }: Mark & { outcome: 'hidden' | 'kept' },
): Promise<void> {
  await tx.query(
    `update post_report set decided_at = $3, decided_by = $4, outcome = $5
     where post_idx = $1 and comment_idx is not distinct from $2 and decided_at is null`,
    [postIdx, commentIdx, at, by, outcome],
  );
}
