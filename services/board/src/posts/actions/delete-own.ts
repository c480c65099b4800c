import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { findComment, markCommentDeleted } from '../store/comments.ts';
import { findPost, markPostDeleted } from '../store/posts.ts';
import { checkOwn } from './save-post.ts';

type Deps = Pick<BoardBase, 'pool' | 'clock'>;
type Own = { siteId: string; memberId: string };

/**
 * A member takes an own post away; its row stays.
 *
 * @throws Refusal BD001 gone, BD020 not theirs, BD022 hidden
 */
export async function deletePost(deps: Deps, { siteId, memberId }: Own, idx: number) {
  await withTransaction(deps.pool, async (tx) => {
    const post = await findPost(tx, { siteId, idx, locks: true });
    checkOwn(post, memberId);
    await markPostDeleted(tx, idx, deps.clock.now());
  });
}

/**
 * A member takes an own comment away; its answers stay.
 *
 * @throws Refusal BD001 gone, BD020 not theirs, BD022 hidden
 */
export async function deleteComment(deps: Deps, { siteId, memberId }: Own, idx: number) {
  await withTransaction(deps.pool, async (tx) => {
    const seen = await findComment(tx, { siteId, idx });
    if (seen === null) throw refuse(errors, 'BD001');
    // Its post's lock, as who hides it takes it: one of the two counts it off.
    await findPost(tx, { siteId, idx: seen.postIdx, locks: true });
    const comment = await findComment(tx, { siteId, idx });
    if (comment === null || comment.deletedAt !== null) throw refuse(errors, 'BD001');
    if (comment.memberId !== memberId) throw refuse(errors, 'BD020');
    if (comment.hiddenAt !== null) throw refuse(errors, 'BD022');
    await markCommentDeleted(tx, comment, deps.clock.now());
  });
}
