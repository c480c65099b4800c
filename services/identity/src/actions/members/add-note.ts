import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { lockMember } from '../../store/members/members.ts';
import { insertNote, type NewNote } from '../../store/members/notes.ts';

/** Keeps what an operator knows of a member, for the other operators. */
export async function addNote(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { noteId, memberId, text, pinned }: NewNote,
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    await lockMember(tx, operator.siteId, memberId);
    const note = { noteId, memberId, text, pinned };
    await insertNote(tx, note, { ...operator, at: deps.clock.now() });
    await audit(tx, {
      action: 'member.add-note',
      subject: `member:${memberId}`,
      before: null,
      after: { noteId, text, pinned },
    });
  });
}
