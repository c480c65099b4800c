import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { z } from 'zod';
import type { InquiryKind, InquiryState } from '../domain/inquiry-rules.ts';
import { COLUMNS, FROM, type StoredInquiry, storedInquiry } from './inquiry-rows.ts';

type Db = pg.Pool | pg.ClientBase;
type Page = { page: number; rows?: number | undefined };
type Listed = { rows: StoredInquiry[]; total: number };

/** A member's inquiries, the newest first. */
export async function listOwnInquiries(
  db: Db,
  { siteId, memberId, state, page }: OwnQuery,
): Promise<Listed> {
  const where = `inquiry.site_id = $1 and inquiry.member_id = $2
    and ($3::text is null or inquiry.state = $3)`;
  return listed(db, { where, order: 'inquiry.idx desc' }, [siteId, memberId, state ?? null], {
    page,
  });
}

type OwnQuery = {
  siteId: string;
  memberId: string;
  state?: InquiryState | undefined;
  page: number;
};

export type BackOfficeQuery = Page & {
  siteId: string;
  state?: InquiryState | undefined;
  kind?: InquiryKind | undefined;
  memberId?: string | undefined;
  /** Held by this operator now. */
  holder?: string | undefined;
  isOverdue: boolean;
  /** Part of title or login id; empty for all. */
  search: string;
  now: Date;
};

/** The operators' queue: what waits before what is answered, and what is due first on top. */
export async function listInquiries(db: Db, query: BackOfficeQuery): Promise<Listed> {
  const { siteId, state, kind, memberId, holder, isOverdue, search, now } = query;
  const where = `inquiry.site_id = $1 and ($2::text is null or inquiry.state = $2)
    and ($3::text is null or inquiry.kind = $3) and ($4::uuid is null or inquiry.member_id = $4)
    and ($5::text is null or (inquiry.lease_by = $5 and inquiry.lease_until > $8))
    and (not $6 or (inquiry.state = 'waiting' and inquiry.due_at < $8))
    and ($7 = '' or position(lower($7) in lower(inquiry.title)) > 0
      or position(lower($7) in lower(member.login_id)) > 0)`;
  const order = `inquiry.state desc, case when inquiry.state = 'waiting' then inquiry.due_at end,
    inquiry.written_at desc, inquiry.idx`;
  const values = [
    siteId,
    state ?? null,
    kind ?? null,
    memberId ?? null,
    holder ?? null,
    isOverdue,
    search,
    now,
  ];
  return listed(db, { where, order }, values, query);
}

async function listed(
  db: Db,
  { where, order }: { where: string; order: string },
  values: readonly unknown[],
  { page, rows }: Page,
): Promise<Listed> {
  const { limit, offset } = pageSlice(page, rows);
  const [list, count] = await Promise.all([
    db.query(
      `select ${COLUMNS} ${FROM} where ${where} order by ${order}
      limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::int as total ${FROM} where ${where}`, [
      ...values,
    ]),
  ]);
  return { rows: storedInquiry.array().parse(list.rows), total: count.rows[0]?.total ?? 0 };
}

const counts = z.object({ waiting: z.number(), overdue: z.number(), disputes: z.number() });

/** How many of a site's inquiries wait, how many of them too long, and how many are disputes. */
export async function countQueue(
  db: Db,
  { siteId, now }: { siteId: string; now: Date },
): Promise<z.infer<typeof counts>> {
  const { rows } = await db.query(
    `select count(*)::int as waiting, count(*) filter (where due_at < $2)::int as overdue,
       count(*) filter (where kind = 'dispute')::int as disputes
     from inquiry where site_id = $1 and state = 'waiting'`,
    [siteId, now],
  );
  return counts.parse(rows[0]);
}
