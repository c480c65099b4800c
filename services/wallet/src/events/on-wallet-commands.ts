import type { ReceivedEvent } from '@noriter/kit/kafka';
import { type Reply, sendReplies } from '@noriter/kit/reply';
import type { walletCommands } from '@noriter/proto/topics';
import { COMMANDS_PER_TRANSACTION_MAX, commitCommands } from '../actions/apply-commands.ts';
import { tellOutcomes } from '../actions/tell-outcomes.ts';
import type { WalletDeps } from '../deps.ts';
import type { Outcome } from '../domain/batch.ts';
import { commandOf } from './command-message.ts';

/** The most commands handed over at once: several transactions, so that telling overlaps them. */
export const COMMANDS_PER_CALL_MAX = 4 * COMMANDS_PER_TRANSACTION_MAX;

type CommandEvent = ReceivedEvent<typeof walletCommands>;

/**
 * Applies what has arrived, a transaction for each thousand, and tells everyone. While one
 * transaction's outcomes are on their way, the next one is at work. Resolves when all is durable
 * and told; only then are the offsets committed, so a crash repeats commands, whose outcomes are
 * in the ledger by then: they are sent again, not applied again.
 */
export async function onWalletCommands(
  deps: WalletDeps,
  events: readonly CommandEvent[],
): Promise<void> {
  let told: Promise<unknown> = Promise.resolve();
  try {
    for (const slice of slices(events, COMMANDS_PER_TRANSACTION_MAX)) {
      const commands = slice.map((event) => commandOf(event.value));
      const outcomes = await commitCommands(deps.pool, commands, deps.clock);
      told = Promise.all([told, tell(deps, slice, outcomes)]);
      // A failure is thrown by the last line; until then it must not count as unhandled.
      told.catch(() => undefined);
    }
  } finally {
    await told;
  }
}

async function tell(
  deps: WalletDeps,
  events: readonly CommandEvent[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const { payloads, told } = tellOutcomes(deps, outcomes);
  const replies = outcomes.flatMap(({ command }, index): Reply[] => {
    const channel = events[index]?.value.replyTo ?? '';
    const payload = payloads[index];
    return channel === '' || !payload ? [] : [{ channel, id: command.commandId, payload }];
  });
  await Promise.all([told, reply(deps, replies)]);
}

/** A caller without a reply says NT99 and learns the outcome from the topic. */
async function reply({ redis, log }: WalletDeps, replies: readonly Reply[]): Promise<void> {
  try {
    await sendReplies(redis, replies);
  } catch (error) {
    log.warn({ err: error, replies: replies.length }, 'waiting callers got no reply');
  }
}

function* slices<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
