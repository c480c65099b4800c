import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { z } from 'zod';
import { parseTexts, type Texts } from '../../vocabulary/texts.ts';
import { type Audience, audienceText, parseAudience } from '../domain/audience.ts';

type Db = pg.Pool | pg.ClientBase;

/** A message as operators see it. */
export type SentMessage = {
  idx: number;
  audience: Audience;
  texts: Texts;
  shownAt: Date;
  sentAt: Date;
  sentBy: string;
  recalledAt: Date | null;
  recalledBy: string | null;
  /** Members who have read it. */
  readers: number;
};

export type NewMessage = {
  siteId: string;
  audience: Audience;
  texts: Texts;
  shownAt: Date;
  /** When browsers are notified; null where that is still to come. */
  announcedAt: Date | null;
  effectId: string;
  sentAt: Date;
  sentBy: string;
};

const COLUMNS = `idx, audience, texts, shown_at as "shownAt", sent_at as "sentAt",
  sent_by as "sentBy", recalled_at as "recalledAt", recalled_by as "recalledBy",
  (select count(*)::int from message_mark where message_idx = message.idx) as readers`;

const row = z.object({
  idx: z.number(),
  audience: z.string().transform(parseAudience),
  texts: z.unknown().transform(parseTexts),
  shownAt: z.date(),
  sentAt: z.date(),
  sentBy: z.string(),
  recalledAt: z.date().nullable(),
  recalledBy: z.string().nullable(),
  readers: z.number(),
});

/** @returns null when this very request has sent it already */
export async function insertMessage(db: Db, message: NewMessage): Promise<number | null> {
  const { rows } = await db.query<{ idx: number }>(
    `insert into message
       (site_id, audience, texts, shown_at, announced_at, effect, sent_at, sent_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (effect) do nothing returning idx`,
    [
      message.siteId,
      audienceText(message.audience),
      JSON.stringify(message.texts),
      message.shownAt,
      message.announcedAt,
      message.effectId,
      message.sentAt,
      message.sentBy,
    ],
  );
  return rows[0]?.idx ?? null;
}

/** A page of what operators sent, the newest first. */
export async function listSent(
  db: Db,
  { siteId, kind, page, rows: rowsPerPage }: SentQuery,
): Promise<{ rows: SentMessage[]; total: number }> {
  const { limit, offset } = pageSlice(page, rowsPerPage);
  const found = `from message where site_id = $1 and ($2 = '' or audience like $2 || '%')`;
  const values = [siteId, kind ?? ''];
  const [list, count] = await Promise.all([
    db.query(`select ${COLUMNS} ${found} order by idx desc limit $3 offset $4`, [
      ...values,
      limit,
      offset,
    ]),
    db.query<{ total: number }>(`select count(*)::int as total ${found}`, values),
  ]);
  return { rows: row.array().parse(list.rows), total: count.rows[0]?.total ?? 0 };
}

type SentQuery = { siteId: string; kind: Audience['kind'] | undefined; page: number; rows: number };

export async function findSent(
  db: Db,
  { siteId, idx }: { siteId: string; idx: number },
): Promise<SentMessage | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} from message where site_id = $1 and idx = $2`,
    [siteId, idx],
  );
  return row.optional().parse(rows[0]) ?? null;
}

/** Recalls a message that was not yet. @returns whether it was this call */
export async function markRecalled(
  db: Db,
  { siteId, idx, at, by }: { siteId: string; idx: number; at: Date; by: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update message set recalled_at = $3, recalled_by = $4, announced_at = coalesce(announced_at, $3)
     where site_id = $1 and idx = $2 and recalled_at is null`,
    [siteId, idx, at, by],
  );
  return rowCount === 1;
}
