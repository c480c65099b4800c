import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { DecidedBy } from './decide-member.ts';
import { lockMember } from './lock-member.ts';

export type NewNote = {
  /** The same for each repetition of one request. */
  readonly noteId: string;
  readonly memberId: string;
  readonly text: string;
  readonly pinned: boolean;
};

/** Keeps what an operator knows of a member, for the other operators. */
export async function addNote(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { noteId, memberId, text, pinned }: NewNote,
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    await lockMember(tx, operator.siteId, memberId);
    await tx.query(
      `insert into member_note
         (note_id, site_id, member_id, text, pinned, operator_id, written_by, written_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (note_id) do nothing`,
      [
        noteId,
        operator.siteId,
        memberId,
        text,
        pinned,
        operator.operatorId,
        operator.loginId,
        deps.clock.now(),
      ],
    );
    await audit(tx, {
      action: 'member.add-note',
      subject: `member:${memberId}`,
      before: null,
      after: { noteId, text, pinned },
    });
  });
}

/** Puts a note on top of the others, or back among them. */
export async function pinNote(
  { pool }: Pick<IdentityDeps, 'pool'>,
  { operator, audit }: DecidedBy,
  { noteId, pinned }: { noteId: string; pinned: boolean },
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ member_id: string; pinned: boolean }>(
      'select member_id, pinned from member_note where note_id = $1 and site_id = $2 for update',
      [noteId, operator.siteId],
    );
    const note = rows[0];
    if (note === undefined) throw refuse(errors, 'U140');
    await tx.query('update member_note set pinned = $2 where note_id = $1', [noteId, pinned]);
    await audit(tx, {
      action: 'member.pin-note',
      subject: `member:${note.member_id}`,
      before: { noteId, pinned: note.pinned },
      after: { noteId, pinned },
    });
  });
}
