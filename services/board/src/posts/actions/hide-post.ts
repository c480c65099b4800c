import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import { announceMessage } from '../../messages/actions/announce-message.ts';
import { insertMessage } from '../../messages/store/sent-messages.ts';
import { hiddenNotice } from '../domain/hidden-notice.ts';
import { findComment, markCommentHidden } from '../store/comments.ts';
import { closeReports, findReport } from '../store/moderation.ts';
import { findPost, markPostHidden } from '../store/posts.ts';

export type Hide = {
  postIdx: number;
  /** Null for the post itself. */
  commentIdx: number | null;
  /** Why, for its author; null shows it again. */
  reason: string | null;
  /** The report that is decided by it; null where nobody asks for one. */
  reportIdx: number | null;
};

type Deps = Pick<BoardBase, 'pool' | 'clock' | 'ids'>;

/**
 * Hides a post or a comment from readers, or shows it again. Its author gets a message with the
 * reason; open reports of it are decided by that.
 *
 * @throws Refusal BD001 there is no such thing, BD033 the report was decided meanwhile
 */
export async function hidePost(
  deps: Deps,
  { siteId, loginId, effectId, audit }: SavedBy,
  { postIdx, commentIdx, reason, reportIdx }: Hide,
): Promise<void> {
  const at = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    const post = await findPost(tx, { siteId, idx: postIdx, locks: true });
    if (post === null) throw refuse(errors, 'BD001');
    // Under the post's lock: what one operator hid is not shown by another's older list.
    const report = reportIdx === null ? null : await findReport(tx, { siteId, idx: reportIdx });
    if (report?.decidedAt != null) throw refuse(errors, 'BD033');
    const comment = commentIdx === null ? null : await findComment(tx, { siteId, idx: commentIdx });
    if (commentIdx !== null && comment?.postIdx !== postIdx) throw refuse(errors, 'BD001');
    const hidden = reason === null ? null : { at, by: loginId, reason };
    if (comment === null) await markPostHidden(tx, postIdx, hidden);
    else await markCommentHidden(tx, comment, hidden);
    const outcome = reason === null ? 'kept' : 'hidden';
    await closeReports(tx, { postIdx, commentIdx }, { at, by: loginId, outcome });
    if (reason !== null) {
      const { memberId } = comment ?? post;
      const about = { siteId, memberId, title: post.title, reason, loginId, effectId };
      await writeToAuthor(deps, tx, about);
    }
    const { hiddenReason, body } = comment ?? post;
    await audit(tx, {
      action: reason === null ? 'post.show' : 'post.hide',
      subject: commentIdx === null ? `post:${postIdx}` : `post-comment:${commentIdx}`,
      before: { body, hiddenReason },
      after: { hiddenReason: reason },
    });
  });
}

type About = {
  siteId: string;
  memberId: string;
  title: string;
  reason: string;
  loginId: string;
  effectId: string;
};

async function writeToAuthor(deps: Deps, tx: pg.ClientBase, about: About): Promise<void> {
  const { siteId, memberId, title, reason, loginId, effectId } = about;
  const now = deps.clock.now();
  const audience = { kind: 'member', memberId } as const;
  const idx = await insertMessage(tx, {
    siteId,
    audience,
    texts: hiddenNotice(title, reason),
    shownAt: now,
    announcedAt: now,
    effectId: deriveId('post-hidden', effectId),
    sentAt: now,
    sentBy: loginId,
  });
  if (idx !== null) await announceMessage(deps, tx, { siteId, audience });
}
