import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { findInquiry, setRating } from '../store/inquiries.ts';

/** A member rates the answer. @throws Refusal BD001 not theirs, BD042 not answered */
export async function rateAnswer(
  { pool }: Pick<BoardBase, 'pool'>,
  { siteId, memberId }: { siteId: string; memberId: string },
  { idx, rating }: { idx: number; rating: number },
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const found = await findInquiry(tx, { siteId, idx, locks: true });
    if (found?.memberId !== memberId) throw refuse(errors, 'BD001');
    if (found.state !== 'answered') throw refuse(errors, 'BD042');
    await setRating(tx, idx, rating);
  });
}
