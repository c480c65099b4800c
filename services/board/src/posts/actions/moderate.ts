import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import { normalOf } from '../domain/banned.ts';
import type { Category } from '../domain/post-rules.ts';
import { saveMute } from '../store/mutes.ts';
import { arrangePost, findPost } from '../store/posts.ts';
import { deleteWord, insertWord } from '../store/words.ts';

type Deps = Pick<BoardBase, 'pool' | 'clock'>;

/** Pins a post, or puts it into another category. @throws Refusal BD001 */
export async function arrange(
  { pool }: Deps,
  { siteId, audit }: SavedBy,
  { boardIdx, category, pinned }: { boardIdx: number; category: Category; pinned: boolean },
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const before = await findPost(tx, { siteId, idx: boardIdx, locks: true });
    if (before === null || before.deletedAt !== null) throw refuse(errors, 'BD001');
    await arrangePost(tx, boardIdx, { category, pinned });
    await audit(tx, {
      action: 'post.arrange',
      subject: `post:${boardIdx}`,
      before: { category: before.category, pinned: before.pinned },
      after: { category, pinned },
    });
  });
}

type Word = { kind: 'word' | 'host'; written: string };

/** Bans a word or a host, or allows it again. @throws Refusal BD032 nothing of it can be compared */
export async function changeWord(
  { pool, clock }: Deps,
  { siteId, loginId, audit }: SavedBy,
  { kind, written, isBanned }: Word & { isBanned: boolean },
): Promise<void> {
  const normal = normalOf(kind, written);
  if (normal === null) throw refuse(errors, 'BD032');
  await withTransaction(pool, async (tx) => {
    const row = { kind, normal, written, at: clock.now(), by: loginId };
    if (isBanned) await insertWord(tx, siteId, row);
    else await deleteWord(tx, siteId, row);
    await audit(tx, {
      action: isBanned ? 'banned-word.add' : 'banned-word.remove',
      subject: `banned-word:${kind}:${normal}`,
      before: isBanned ? null : { written },
      after: isBanned ? { written } : null,
    });
  });
}

export type Mute = { memberId: string; days: number; reason: string };

const DAY_MS = 86_400_000;

/** Keeps a member from writing for so many days; none ends a mute. */
export async function muteMember(
  { pool, clock }: Deps,
  { siteId, loginId, audit }: SavedBy,
  { memberId, days, reason }: Mute,
): Promise<Date> {
  const at = clock.now();
  const until = new Date(at.getTime() + days * DAY_MS);
  await withTransaction(pool, async (tx) => {
    await saveMute(tx, { siteId, memberId, until, reason, at, by: loginId });
    await audit(tx, {
      action: days === 0 ? 'member.unmute' : 'member.mute',
      subject: `member:${memberId}`,
      before: null,
      after: { until: until.toISOString(), reason },
    });
  });
  return until;
}
