import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { findComment } from '../store/comments.ts';
import { insertReport } from '../store/moderation.ts';
import { setLike } from '../store/post-readers.ts';
import { findPost } from '../store/posts.ts';
import { checkShown } from './save-comment.ts';

type Deps = Pick<BoardBase, 'pool' | 'clock'>;
type Reader = { siteId: string; memberId: string };

/**
 * A member likes a post, or no longer does.
 *
 * @returns how many like it
 * @throws Refusal BD001 no such post
 */
export async function likePost(
  { pool }: Deps,
  { siteId, memberId }: Reader,
  { idx, isLiked }: { idx: number; isLiked: boolean },
): Promise<number> {
  return withTransaction(pool, async (tx) => {
    checkShown(await findPost(tx, { siteId, idx, locks: true }));
    return setLike(tx, { idx, memberId, isLiked });
  });
}

export type NewReport = {
  postIdx: number;
  commentIdx: number | null;
  reason: string;
  note: string;
};

/**
 * A member reports a post or a comment to the operators.
 *
 * @throws Refusal BD001 it is not there, BD030 reported already
 */
export async function reportPost(
  { pool, clock }: Deps,
  { siteId, memberId }: Reader,
  report: NewReport,
): Promise<void> {
  checkShown(await findPost(pool, { siteId, idx: report.postIdx }));
  if (report.commentIdx !== null) {
    const comment = await findComment(pool, { siteId, idx: report.commentIdx });
    if (comment === null || comment.deletedAt !== null || comment.postIdx !== report.postIdx) {
      throw refuse(errors, 'BD001');
    }
  }
  const isNew = await insertReport(pool, { ...report, siteId, memberId, at: clock.now() });
  if (!isNew) throw refuse(errors, 'BD030');
}
