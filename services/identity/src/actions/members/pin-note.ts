import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { lockNote, savePinned } from '../../store/members/notes.ts';

/** Puts a note on top of the others, or back among them. */
export async function pinNote(
  { pool }: Pick<IdentityDeps, 'pool'>,
  { operator, audit }: DecidedBy,
  { noteId, pinned }: { noteId: string; pinned: boolean },
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const note = await lockNote(tx, { noteId, siteId: operator.siteId });
    if (note === null) throw refuse(errors, 'U140');
    await savePinned(tx, noteId, pinned);
    await audit(tx, {
      action: 'member.pin-note',
      subject: `member:${note.memberId}`,
      before: { noteId, pinned: note.pinned },
      after: { noteId, pinned },
    });
  });
}
