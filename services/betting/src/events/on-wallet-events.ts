import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import { withTransaction } from '@noriter/kit/postgres';
import type { walletEvents } from '@noriter/proto/topics';
import { decideSlips } from '../actions/decide-slips.ts';
import type { BettingDeps } from '../deps.ts';
import { pendingSlips } from '../queries/pending-slips.ts';
import { stakeOutcomeOf } from './stake-message.ts';

/** This process has written down what the event says: its caller waited for it. */
export function isDecided(
  { decidedCommands }: Pick<BettingDeps, 'decidedCommands'>,
  { id }: Pick<RawEvent, 'id'>,
): boolean {
  return id !== undefined && decidedCommands.take(id);
}

/**
 * What became of stakes, for whom nobody waits any more: a caller that gave up, a process that ended
 * in between. Most slips are decided by then, and are only looked at. No inbox remembers these
 * events: a slip that is decided stays as it is, so an event that comes again finds nothing to do.
 */
export async function onWalletEvents(
  { pool }: Pick<BettingDeps, 'pool'>,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  const heard = events.flatMap(({ value }) => stakeOutcomeOf(value) ?? []);
  if (heard.length === 0) return;
  const pending = await pendingSlips(
    pool,
    heard.map(({ slipId }) => slipId),
  );
  const open = heard.filter(({ slipId }) => pending.has(slipId));
  if (open.length > 0) await withTransaction(pool, (tx) => decideSlips(tx, open));
}
