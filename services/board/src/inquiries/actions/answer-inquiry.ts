import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import { attachImages } from '../../images/actions/attach-images.ts';
import { holderOf, leaseFrom } from '../domain/inquiry-rules.ts';
import { insertEntry, memberWroteAfter } from '../store/entries.ts';
import { findInquiry, markAnswered, type StoredInquiry, setLease } from '../store/inquiries.ts';
import { announceInquiry } from './announce-inquiry.ts';
import { noticeAnswer } from './steps/notice-answer.ts';

export type Writing = {
  idx: number;
  body: string;
  isNote: boolean;
  /** The member's newest entry that the operator has read. */
  seenEntryIdx: number;
  /** Pictures that the operator brought before. */
  images: readonly string[];
};

/**
 * The operator who holds an inquiry answers it, or leaves a note for the others. The member is told
 * that there is an answer. What the member wrote meanwhile is read before it is answered.
 *
 * @throws Refusal BD001 unknown, BD041 somebody else holds it, BD044 nobody does,
 *   BD045 the member wrote meanwhile, BD062 no such picture, T999 written already
 */
export async function writeInInquiry(
  deps: Pick<BoardBase, 'pool' | 'clock' | 'ids'>,
  by: SavedBy,
  { idx, body, isNote, seenEntryIdx, images }: Writing,
): Promise<void> {
  const { siteId, loginId, effectId, audit } = by;
  const at = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    const found = await findInquiry(tx, { siteId, idx, locks: true });
    checkHeld(found, loginId, at);
    // A note closes nothing: what is new goes on waiting.
    if (!isNote && (await memberWroteAfter(tx, { inquiryIdx: idx, entryIdx: seenEntryIdx }))) {
      throw refuse(errors, 'BD045');
    }
    const author = isNote ? 'note' : 'operator';
    const entry = { inquiryIdx: idx, author, operator: loginId, body, effectId, at } as const;
    const entryIdx = await insertEntry(tx, entry);
    if (entryIdx === null) throw refuse(transportCodes, 'T999');
    const bringer = { siteId, memberId: null, operator: loginId };
    const place = { kind: 'entry', idx: entryIdx } as const;
    await attachImages(tx, bringer, { place, imageIds: images });
    if (isNote) {
      await setLease(tx, idx, { by: loginId, until: leaseFrom(at) });
    } else {
      await markAnswered(tx, idx, at);
      await setLease(tx, idx, null);
      await noticeAnswer(deps, tx, { by, inquiry: found, at });
      await announceInquiry(deps, tx, { siteId, ...found, state: 'answered' });
    }
    await audit(tx, {
      action: isNote ? 'inquiry.note' : 'inquiry.answer',
      subject: `inquiry:${idx}`,
      before: { state: found.state },
      after: { entryIdx, body, images },
    });
  });
}

function checkHeld(
  found: StoredInquiry | null,
  loginId: string,
  now: Date,
): asserts found is StoredInquiry {
  if (found === null) throw refuse(errors, 'BD001');
  const holder = holderOf(found, now);
  if (holder === null) throw refuse(errors, 'BD044');
  if (holder !== loginId) throw refuse(errors, 'BD041', { operator: holder });
}
