import { readSettings } from '@noriter/versioned-settings/store';
import type pg from 'pg';
import type { ScratchDeps } from '../deps.ts';
import { noteSettings } from './note-settings.ts';

export type Note = { noteId: string; siteId: string; text: string; addedAt: Date };

const LISTED_MAX = 100;

/** Whether there is room for one more. */
export async function hasRoom(
  { pool, prisma }: Pick<ScratchDeps, 'pool' | 'prisma'>,
  siteId: string,
): Promise<boolean> {
  const { document } = await readSettings(pool, noteSettings, siteId);
  return (await prisma.note.count({ where: { siteId } })) < document.notesMax;
}

/** The newest first. */
export function listNotes({ prisma }: Pick<ScratchDeps, 'prisma'>, siteId: string) {
  return prisma.note.findMany({
    where: { siteId },
    orderBy: { addedAt: 'desc' },
    take: LISTED_MAX,
  });
}

/** @returns false when the note is there already */
export async function insertNote(tx: pg.ClientBase, note: Note): Promise<boolean> {
  const { rows } = await tx.query(
    `insert into note (note_id, site_id, text, added_at) values ($1, $2, $3, $4)
     on conflict do nothing returning note_id`,
    [note.noteId, note.siteId, note.text, note.addedAt],
  );
  return rows.length === 1;
}

export async function markAnnounced(tx: pg.ClientBase, noteId: string): Promise<void> {
  await tx.query('update note set announced = true where note_id = $1', [noteId]);
}
