import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import { audienceText } from '../domain/audience.ts';
import { findSent, markRecalled } from '../store/sent-messages.ts';
import { announceMessage } from './announce-message.ts';

/**
 * Takes a message back from everybody who has not read it; with who has, it stays.
 *
 * @returns how many have read it
 * @throws Refusal BD010 unknown, BD012 recalled already
 */
export async function recallMessage(
  deps: Pick<BoardBase, 'pool' | 'clock' | 'ids'>,
  { siteId, loginId, audit }: SavedBy,
  idx: number,
): Promise<number> {
  return withTransaction(deps.pool, async (tx) => {
    const message = await findSent(tx, { siteId, idx });
    if (message === null) throw refuse(errors, 'BD010');
    const at = deps.clock.now();
    if (!(await markRecalled(tx, { siteId, idx, at, by: loginId }))) throw refuse(errors, 'BD012');
    const { audience, readers, shownAt } = message;
    if (shownAt <= at) await announceMessage(deps, tx, { siteId, audience });
    await audit(tx, {
      action: 'message.recall',
      subject: `message:${idx}`,
      before: { audience: audienceText(audience), readers },
      after: null,
    });
    return readers;
  });
}
