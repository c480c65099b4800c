import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import { holderOf, leaseFrom } from '../domain/inquiry-rules.ts';
import { findInquiry, setLease } from '../store/inquiries.ts';
import { announceInquiry } from './announce-inquiry.ts';

/**
 * An operator takes an inquiry to work on it, or gives it back.
 *
 * @throws Refusal BD001 unknown, BD041 another one has it
 */
export async function leaseInquiry(
  deps: Pick<BoardBase, 'pool' | 'clock' | 'ids'>,
  { siteId, loginId, audit }: SavedBy,
  { idx, isTaken }: { idx: number; isTaken: boolean },
): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    const found = await findInquiry(tx, { siteId, idx, locks: true });
    if (found === null) throw refuse(errors, 'BD001');
    const holder = holderOf(found, now);
    if (holder !== null && holder !== loginId) throw refuse(errors, 'BD041', { operator: holder });
    await setLease(tx, idx, isTaken ? { by: loginId, until: leaseFrom(now) } : null);
    await announceInquiry(deps, tx, { siteId, ...found });
    await audit(tx, {
      action: isTaken ? 'inquiry.take' : 'inquiry.release',
      subject: `inquiry:${idx}`,
      before: { holder },
      after: { holder: isTaken ? loginId : null },
    });
  });
}
