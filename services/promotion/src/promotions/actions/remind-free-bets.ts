import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { promotionEvents } from '@noriter/proto/topics';
import type { PromotionBase } from '../../base.ts';
import { askOpen } from '../clients/free-bets.ts';
import { freeBetEndingEvent } from '../events/promotion-event.ts';
import { endingFreeBets, noteReminded } from '../store/free-bets.ts';

const FREE_BETS_PER_CALL = 500;

/** One that lasts no longer said so when it was given. */
const REMINDED_BEFORE_MS = 86_400_000;

/**
 * Reminds members of free bets that end within a day, each once. Betting is asked which of them nobody has
 * staked; while it does not answer, they wait.
 */
export async function remindOfFreeBets(
  deps: Pick<PromotionBase, 'pool' | 'clock' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  const at = deps.clock.now();
  const until = new Date(at.getTime() + REMINDED_BEFORE_MS);
  while (!signal.aborted) {
    const asked = await endingFreeBets(deps.pool, { now: at, until, limit: FREE_BETS_PER_CALL });
    if (asked.length === 0) return;
    const open = new Set(await askOpen(deps, asked));
    await withTransaction(deps.pool, async (tx) => {
      const reminded = await noteReminded(tx, asked, at);
      const events = reminded
        .filter(({ freeBetId }) => open.has(freeBetId))
        .map((free) => freeBetEndingEvent(free, at));
      await addAllToOutbox(tx, promotionEvents, events);
    });
  }
}
