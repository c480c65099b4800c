import { networkOf } from '@noriter/kit/client-address';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { attachImages } from '../../images/actions/attach-images.ts';
import { findTicket } from '../clients/tickets.ts';
import { EDIT_HOURS, EDITS_MAX, mayStillEdit } from '../domain/post-rules.ts';
import { searchTextOf } from '../domain/search-text.ts';
import type { StoredPost } from '../store/post-rows.ts';
import { findPost, insertPost, replacePost } from '../store/posts.ts';
import type { Writer } from '../store/writer-facts.ts';
import { checkMayWrite } from './steps/may-write.ts';

export type PostSave = {
  /** Absent for a new one. */
  boardIdx?: number | undefined;
  /** The version it was made from; 0 for a new one. */
  version: number;
  title: string;
  body: string;
  betId: string | null;
  isStakeHidden: boolean;
  /** Pictures that were brought before, in their order. */
  images: readonly string[];
};

type Deps = Pick<BoardBase, 'pool' | 'clock' | 'config' | 'log'>;

/**
 * Writes a post, new or from the version that was read.
 *
 * @throws Refusal BD001 gone, BD020 not theirs, BD021 too late, BD022 hidden, BD023 to BD026 may not
 *   write this, BD029 no such bet, BD031 changed meanwhile, BD034 too many changes, BD062 no such picture, T999 this very post was written
 */
export async function savePost(
  deps: Deps,
  writer: Writer,
  { save, effectId }: { save: PostSave; effectId: string },
): Promise<number> {
  const { siteId, memberId, address } = writer;
  const { boardIdx, version, title, body, betId, isStakeHidden } = save;
  await checkBet(deps, writer, betId);
  const at = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    const text = `${title}\n${body}`;
    const isChange = boardIdx !== undefined;
    const { nickname } = await checkMayWrite(tx, 'post', { writer, now: at, text, isChange });
    const search = searchTextOf({ title, body, author: nickname });
    if (boardIdx === undefined) {
      const post = { siteId, memberId, title, body, betId, isStakeHidden, effectId, at };
      const from = { address, network: networkOf(address) };
      const idx = await insertPost(tx, { ...post, ...from, search });
      if (idx === null) throw refuse(transportCodes, 'T999');
      await attach(idx);
      return idx;
    }
    const before = await findPost(tx, { siteId, idx: boardIdx, locks: true });
    checkOwn(before, memberId);
    if (!mayStillEdit(before.madeAt, at)) throw refuse(errors, 'BD021', { hours: EDIT_HOURS });
    if (before.version !== version) throw refuse(errors, 'BD031');
    if (before.version > EDITS_MAX) throw refuse(errors, 'BD034', { limit: EDITS_MAX });
    await replacePost(tx, boardIdx, { title, body, betId, isStakeHidden, at, search });
    await attach(boardIdx);
    return boardIdx;

    function attach(idx: number): Promise<void> {
      const place = { kind: 'post', idx } as const;
      const bringer = { siteId, memberId, operator: null };
      return attachImages(tx, bringer, { place, imageIds: save.images });
    }
  });
}

/** @throws Refusal BD001 gone, BD020 not theirs, BD022 hidden */
export function checkOwn(post: StoredPost | null, memberId: string): asserts post is StoredPost {
  if (post === null || post.deletedAt !== null) throw refuse(errors, 'BD001');
  if (post.memberId !== memberId) throw refuse(errors, 'BD020');
  if (post.hiddenAt !== null) throw refuse(errors, 'BD022');
}

async function checkBet(deps: Deps, { siteId, memberId }: Writer, betId: string | null) {
  if (betId === null) return;
  const found = await findTicket(deps, { site: siteId, memberId, betId });
  if (found === null) throw refuse(errors, 'BD029');
}
