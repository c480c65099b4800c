import { networkOf } from '@noriter/kit/client-address';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { COMMENTS_MAX } from '../domain/post-rules.ts';
import { findComment, insertComment } from '../store/comments.ts';
import type { StoredPost } from '../store/post-rows.ts';
import { findPost } from '../store/posts.ts';
import type { Writer } from '../store/writer-facts.ts';
import { checkMayWrite } from './steps/may-write.ts';

export type CommentSave = { boardIdx: number; parentIdx: number | null; body: string };

/**
 * Writes a comment, or an answer to one.
 *
 * @throws Refusal BD001 no such post, BD023 to BD026 may not write this, BD027 no comment to answer,
 *   BD028 the post is full, T999 this very comment was written
 */
export async function saveComment(
  { pool, clock }: Pick<BoardBase, 'pool' | 'clock'>,
  writer: Writer,
  { save, effectId }: { save: CommentSave; effectId: string },
): Promise<number> {
  const { siteId, memberId, address } = writer;
  const { boardIdx: postIdx, parentIdx, body } = save;
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    await checkMayWrite(tx, 'comment', { writer, now: at, text: body });
    const post = await findPost(tx, { siteId, idx: postIdx, locks: true });
    checkShown(post);
    if (post.comments >= COMMENTS_MAX) throw refuse(errors, 'BD028', { limit: COMMENTS_MAX });
    if (parentIdx !== null) {
      const parent = await findComment(tx, { siteId, idx: parentIdx });
      const isOpen = parent !== null && parent.deletedAt === null && parent.hiddenAt === null;
      if (!isOpen || parent.postIdx !== postIdx || parent.parentIdx !== null) {
        throw refuse(errors, 'BD027');
      }
    }
    const network = networkOf(address);
    const row = { postIdx, parentIdx, memberId, body, address, network, effectId, at };
    const idx = await insertComment(tx, row);
    if (idx === null) throw refuse(transportCodes, 'T999');
    return idx;
  });
}

/** @throws Refusal BD001 when it is not shown */
export function checkShown(post: StoredPost | null): asserts post is StoredPost {
  if (post === null || post.deletedAt !== null || post.hiddenAt !== null) {
    throw refuse(errors, 'BD001');
  }
}
