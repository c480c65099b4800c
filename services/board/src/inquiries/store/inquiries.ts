import type { Language } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { InquiryKind, Subject } from '../domain/inquiry-rules.ts';
import { COLUMNS, FROM, type StoredInquiry, storedInquiry } from './inquiry-rows.ts';

type Db = pg.Pool | pg.ClientBase;

export type { StoredInquiry };

/** An inquiry; `locks` keeps others from changing it meanwhile. */
export async function findInquiry(
  db: Db,
  { siteId, idx, locks = false }: { siteId: string; idx: number; locks?: boolean },
): Promise<StoredInquiry | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} ${FROM} where inquiry.site_id = $1 and inquiry.idx = $2
     ${locks ? 'for update of inquiry' : ''}`,
    [siteId, idx],
  );
  return storedInquiry.optional().parse(rows[0]) ?? null;
}

/** How many of a member's inquiries wait; locks the member's opening of others. */
export async function countWaiting(tx: pg.ClientBase, memberId: string): Promise<number> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 8))', [memberId]);
  const { rows } = await tx.query<{ waiting: number }>(
    `select count(*)::int as waiting from inquiry where member_id = $1 and state = 'waiting'`,
    [memberId],
  );
  return rows[0]?.waiting ?? 0;
}

export type NewInquiry = {
  siteId: string;
  memberId: string;
  kind: InquiryKind;
  language: Language;
  title: string;
  subject: Subject | null;
  effectId: string;
  at: Date;
  due: Date;
};

/** @returns null when this very request has opened it already */
export async function insertInquiry(
  tx: pg.ClientBase,
  inquiry: NewInquiry,
): Promise<number | null> {
  const { siteId, memberId, kind, language, title, subject, effectId, at, due } = inquiry;
  const { rows } = await tx.query<{ idx: number }>(
    `insert into inquiry (site_id, member_id, kind, language, title, subject_kind, subject_id, state,
       opened_at, waiting_since, due_at, written_at, effect)
     values ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8, $8, $9, $8, $10)
     on conflict (effect) do nothing returning idx`,
    [
      siteId,
      memberId,
      kind,
      language,
      title,
      subject?.kind ?? null,
      subject?.id ?? null,
      at,
      due,
      effectId,
    ],
  );
  return rows[0]?.idx ?? null;
}

/** The member waits again, or still does. */
export async function markWaiting(
  tx: pg.ClientBase,
  idx: number,
  { waitingSince, due, at }: { waitingSince: Date; due: Date; at: Date },
): Promise<void> {
  await tx.query(
    `update inquiry set state = 'waiting', rating = null, waiting_since = $2, due_at = $3,
       written_at = $4 where idx = $1`,
    [idx, waitingSince, due, at],
  );
}

export async function markAnswered(tx: pg.ClientBase, idx: number, at: Date): Promise<void> {
  await tx.query(
    `update inquiry set state = 'answered', rating = null, written_at = $2 where idx = $1`,
    [idx, at],
  );
}

export async function setRating(tx: pg.ClientBase, idx: number, rating: number): Promise<void> {
  await tx.query('update inquiry set rating = $2 where idx = $1', [idx, rating]);
}

/** Gives an inquiry to an operator, or with null back. */
export async function setLease(
  tx: pg.ClientBase,
  idx: number,
  lease: { by: string; until: Date } | null,
): Promise<void> {
  await tx.query('update inquiry set lease_by = $2, lease_until = $3 where idx = $1', [
    idx,
    lease?.by ?? null,
    lease?.until ?? null,
  ]);
}

/** @returns how many were deleted; their entries go with them */
export async function deleteInquiriesBefore(
  db: pg.Pool,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from inquiry where idx in (
       select idx from inquiry where written_at < $1 order by written_at limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}
