import type { ReceivedEvent } from '@noriter/kit/kafka';
import { type Reply, sendReplies } from '@noriter/kit/reply';
import type { walletCommands } from '@noriter/proto/topics';
import { COMMANDS_PER_TRANSACTION_MAX } from '../actions/apply-commands.ts';
import { askedCommand, askerOf } from '../actions/steps/asked-command.ts';
import { publishOutcomes } from '../actions/steps/publish-outcomes.ts';
import { takeCommands } from '../actions/take-commands.ts';
import type { AskerKey } from '../command-keys.ts';
import type { WalletDeps } from '../deps.ts';
import type { Outcome } from '../domain/ledger/batch.ts';

/** The most commands handed over at once: several transactions, so that publishing overlaps them. */
export const COMMANDS_PER_CALL_MAX = 4 * COMMANDS_PER_TRANSACTION_MAX;

type CommandEvent = ReceivedEvent<typeof walletCommands>;

/**
 * Applies what has arrived, a transaction for each thousand, and publishes the outcomes. While one
 * transaction's outcomes are on their way, the next one is at work. Resolves when all is durable
 * and published; only then are the offsets committed, so a crash repeats commands, whose outcomes are
 * in the ledger by then: they are sent again, not applied again.
 */
export async function onWalletCommands(
  deps: WalletDeps,
  events: readonly CommandEvent[],
): Promise<void> {
  let published: Promise<unknown> = Promise.resolve();
  try {
    for (const slice of slices(events, COMMANDS_PER_TRANSACTION_MAX)) {
      const keys = slice.map((event) => keyOf(deps, event));
      const commands = slice.map(({ value }, index) =>
        askedCommand(deps, value, { source: keys[index]?.source ?? '', way: 'topic' }),
      );
      const outcomes = await takeCommands(deps, commands);
      published = Promise.all([published, publish(deps, slice, { outcomes, keys })]);
      // A failure is thrown by the last line; until then it must not count as unhandled.
      published.catch(() => undefined);
    }
  } finally {
    await published;
  }
}

/** @throws ForbiddenCommand */
function keyOf(deps: WalletDeps, { id, raw: { value, mac } }: CommandEvent): AskerKey {
  return askerOf(deps, { id, value, mac }, 'topic');
}

async function publish(
  deps: WalletDeps,
  events: readonly CommandEvent[],
  { outcomes, keys }: { outcomes: readonly Outcome[]; keys: readonly AskerKey[] },
): Promise<void> {
  const { answers, published } = publishOutcomes(deps, outcomes, keys);
  const replies = outcomes.flatMap(({ command }, index): Reply[] => {
    const replyTo = events[index]?.value.replyTo ?? '';
    const answer = answers[index];
    return replyTo === '' || !answer ? [] : [{ replyTo, id: command.commandId, ...answer }];
  });
  await Promise.all([published, reply(deps, replies)]);
}

/** A caller without a reply answers NT99 and learns the outcome from the topic. */
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
