import type pg from 'pg';
import { z } from 'zod';

type Db = pg.Pool | pg.ClientBase;

const entry = z.object({
  idx: z.number(),
  author: z.enum(['member', 'operator', 'note']),
  operator: z.string().nullable(),
  body: z.string(),
  writtenAt: z.date(),
});

export type StoredEntry = z.infer<typeof entry>;

/** More than an inquiry has, unless operators wrote some hundred notes: then what is newest. */
const READ_MAX = 500;

/** What was written in an inquiry; notes are for operators. */
export async function listEntries(
  db: Db,
  { inquiryIdx, withNotes }: { inquiryIdx: number; withNotes: boolean },
): Promise<StoredEntry[]> {
  const { rows } = await db.query(
    `select * from (
       select idx, author, operator, body, written_at as "writtenAt" from inquiry_entry
       where inquiry_idx = $1 and ($2 or author <> 'note') order by idx desc limit ${READ_MAX}
     ) as newest order by idx`,
    [inquiryIdx, withNotes],
  );
  return entry.array().parse(rows);
}

export type NewEntry = {
  inquiryIdx: number;
  author: StoredEntry['author'];
  operator: string | null;
  body: string;
  effectId: string;
  at: Date;
};

/** @returns its number; null when this very request has written it already */
export async function insertEntry(
  tx: pg.ClientBase,
  { inquiryIdx, author, operator, body, effectId, at }: NewEntry,
): Promise<number | null> {
  const { rows } = await tx.query<{ idx: number }>(
    `insert into inquiry_entry (inquiry_idx, author, operator, body, effect, written_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (effect) do nothing returning idx`,
    [inquiryIdx, author, operator, body, effectId, at],
  );
  return rows[0]?.idx ?? null;
}

/** Whether the member of an inquiry wrote in it after one of its entries; its row is locked. */
export async function memberWroteAfter(
  tx: pg.ClientBase,
  { inquiryIdx, entryIdx }: { inquiryIdx: number; entryIdx: number },
): Promise<boolean> {
  const { rows } = await tx.query<{ wrote: boolean }>(
    `select exists (
       select from inquiry_entry where inquiry_idx = $1 and idx > $2 and author = 'member') as wrote`,
    [inquiryIdx, entryIdx],
  );
  return rows[0]?.wrote === true;
}

export async function countEntries(tx: pg.ClientBase, inquiryIdx: number): Promise<number> {
  const { rows } = await tx.query<{ entries: number }>(
    `select count(*)::int as entries from inquiry_entry
     where inquiry_idx = $1 and author <> 'note'`,
    [inquiryIdx],
  );
  return rows[0]?.entries ?? 0;
}
