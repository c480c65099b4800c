import { pageInfo, pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';

import type { IdentityDeps } from '../../deps.ts';

/** What operators wrote about a member: pinned notes first, then the newest. */
export async function listNotes(
  { db }: Pick<IdentityDeps, 'db'>,
  { siteId, memberId, page }: { siteId: string; memberId: string; page: number },
) {
  const where = { siteId, memberId };
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    db.memberNote.findMany({
      where,
      orderBy: [{ pinned: 'desc' }, { writtenAt: 'desc' }, { noteId: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db.memberNote.count({ where }),
  ]);
  const list = rows.map(({ noteId, text, pinned, writtenBy, writtenAt }) => {
    return { noteId, text, pinned, writtenBy, writtenAt: writtenAt.toISOString() };
  });
  return { list, pageInfo: pageInfo(page, total) };
}

export type NewNote = {
  /** The same for each repetition of one request. */
  readonly noteId: string;
  readonly memberId: string;
  readonly text: string;
  readonly pinned: boolean;
};

/** Writes a note; a repetition of one request changes nothing. */
export async function insertNote(
  tx: pg.ClientBase,
  { noteId, memberId, text, pinned }: NewNote,
  by: { siteId: string; operatorId: string; loginId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into member_note
       (note_id, site_id, member_id, text, pinned, operator_id, written_by, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (note_id) do nothing`,
    [noteId, by.siteId, memberId, text, pinned, by.operatorId, by.loginId, by.at],
  );
}

/** Locks a note of the site; null when there is none. */
export async function lockNote(
  tx: pg.ClientBase,
  key: { noteId: string; siteId: string },
): Promise<{ memberId: string; pinned: boolean } | null> {
  const { rows } = await tx.query<{ memberId: string; pinned: boolean }>(
    `select member_id as "memberId", pinned from member_note
     where note_id = $1 and site_id = $2 for update`,
    [key.noteId, key.siteId],
  );
  return rows[0] ?? null;
}

export async function savePinned(
  tx: pg.ClientBase,
  noteId: string,
  pinned: boolean,
): Promise<void> {
  await tx.query('update member_note set pinned = $2 where note_id = $1', [noteId, pinned]);
}
