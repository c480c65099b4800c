import { unseenInInbox } from '@noriter/kit/inbox';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { withTransaction } from '@noriter/kit/postgres';
import type { walletEvents } from '@noriter/proto/topics';
import { decideSlips } from '../actions/decide-slips.ts';
import type { BettingDeps } from '../deps.ts';
import { stakeOutcomeOf } from './stake-message.ts';

/**
 * What became of stakes, for whom nobody waits any more: a caller that gave up, a process that ended
 * in between. Most slips are decided by then, and stay as they are.
 */
export async function onWalletEvents(
  { pool }: Pick<BettingDeps, 'pool'>,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  const heard = events.flatMap(({ id, value }) => {
    const stake = stakeOutcomeOf(value);
    return stake === null ? [] : [{ id, stake }];
  });
  if (heard.length === 0) return;
  await withTransaction(pool, async (tx) => {
    const ids = heard.map(({ id }) => id);
    const unseen = await unseenInInbox(tx, 'betting', ids);
    const fresh = heard.filter(({ id }) => unseen.has(id));
    const stakes = fresh.map(({ stake }) => stake);
    await decideSlips(tx, stakes);
  });
}
