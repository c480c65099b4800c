import type { Auditor } from '@noriter/kit/audit';
import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { scratchEvents } from '@noriter/proto/topics';
import type { ScratchDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { noteEvent } from '../events/note-event.ts';
import { hasRoom, insertNote } from '../store/notes.ts';

type NewNote = { noteId: string; siteId: string; text: string };

/** Writes the note, the operator's entry and the event together. */
export async function addNote(
  deps: Pick<ScratchDeps, 'pool' | 'prisma' | 'clock' | 'ids'>,
  note: NewNote,
  audit: Auditor,
): Promise<void> {
  if (!(await hasRoom(deps, note.siteId))) throw refuse(errors, 'SC001');
  await withTransaction(deps.pool, async (tx) => {
    const isNew = await insertNote(tx, { ...note, addedAt: deps.clock.now() });
    await audit(tx, {
      action: 'note.add',
      subject: `note:${note.noteId}`,
      before: null,
      after: note,
    });
    if (!isNew) return;
    await addToOutbox(tx, scratchEvents, {
      key: note.siteId,
      id: deps.ids.next(),
      value: noteEvent(note, deps.clock.now()),
    });
  });
}
