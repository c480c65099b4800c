import { withTransaction } from '@noriter/kit/postgres';
import type { MoneyCommand } from '@noriter/wallet-client/command';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import type { PromotionBase } from '../../base.ts';
import { askUnused } from '../clients/free-bets.ts';
import { accountOf, expiryIdOf, GRANT_SUBJECT } from '../domain/grant-command.ts';
import { releaseBudget } from '../store/budgets.ts';
import { type EndedFreeBet, endFreeBets, expiredFreeBets } from '../store/free-bets.ts';

const FREE_BETS_PER_CALL = 500;

/** One that was staked is asked of again: its bet may come to nothing. */
const ASKED_AGAIN_MS = 86_400_000;

/**
 * Gives back to budgets what free bets were set aside for that nobody used in time. Betting is asked,
 * since it alone knows what slips have staked; while it does not answer, they wait.
 */
export async function endExpiredFreeBets(
  deps: Pick<PromotionBase, 'pool' | 'clock' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  const at = deps.clock.now();
  const askedBefore = new Date(at.getTime() - ASKED_AGAIN_MS);
  const span = { now: at, askedBefore, limit: FREE_BETS_PER_CALL };
  while (!signal.aborted) {
    const asked = await expiredFreeBets(deps.pool, span);
    if (asked.length === 0) return;
    const unused = await askUnused(deps, asked);
    await withTransaction(deps.pool, async (tx) => {
      const ended = await endFreeBets(tx, { asked, unused, at });
      await writeCommands(
        tx,
        ended.map((free) => expireCommand(free, at)),
      );
      await releaseBudget(tx, ended);
    });
  }
}

function expireCommand(free: EndedFreeBet, at: Date): MoneyCommand {
  const { freeBetId, promotionId, siteId, memberId, amount } = free;
  return {
    commandId: expiryIdOf(freeBetId),
    siteId,
    memberId,
    kind: 'free_bet_expire',
    amount,
    counterAccount: accountOf(promotionId),
    subjectType: GRANT_SUBJECT,
    subjectId: freeBetId,
    product: '',
    at,
  };
}
