import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { promotionEvents } from '@noriter/proto/topics';
import type { CommandOutcome } from '@noriter/wallet-client/outcome';
import type { PromotionBase } from '../../base.ts';
import { freeBetEvent } from '../events/promotion-event.ts';
import { releaseBudget } from '../store/budgets.ts';
import { openFreeBets } from '../store/free-bets.ts';
import { decideGrants } from '../store/grants.ts';

/**
 * Writes down what became of grants; what the wallet refused goes back to its budget, once. A free bet is
 * its member's from then on.
 */
export async function noteOutcomes(
  {
    pool,
    config: {
      FREE_BET_KEY: [key],
    },
  }: Pick<PromotionBase, 'pool' | 'config'>,
  outcomes: readonly CommandOutcome[],
): Promise<void> {
  const newest = new Map(outcomes.map((one) => [one.subjectId, one]));
  await withTransaction(pool, async (tx) => {
    const decided = [...newest.values()].map(({ subjectId: grantId, refusal, at }) => ({
      grantId,
      refusal,
      at,
    }));
    const grants = await decideGrants(tx, decided);
    await releaseBudget(
      tx,
      grants.filter(({ state }) => state === 'refused'),
    );
    const given = grants.filter(({ state, reward }) => state === 'given' && reward === 'free-bet');
    const opened = await openFreeBets(
      tx,
      given.map(({ grantId }) => grantId),
    );
    await addAllToOutbox(
      tx,
      promotionEvents,
      opened.map((free) => freeBetEvent(free, key)),
    );
  });
}
