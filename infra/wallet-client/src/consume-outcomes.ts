import { type Consumption, consume } from '@noriter/kit/kafka';
import { outcomeTopic } from '@noriter/proto/outcome-topic';
import { commandKinds } from './command.ts';
import { type CommandOutcome, isProven, type OwnCommands, ownOutcomes } from './outcome.ts';
import type { WalletCaller } from './wallet-caller.ts';

/**
 * Nobody waits for these events: callers are answered by replies. When they are read, the reply has
 * long been written down, also where much is in flight; to ask at once would do it twice.
 */
const REST_MS = 500;

const EVENTS_PER_BATCH_MAX = 1_000;

/**
 * Consumes what became of a service's own commands, for whom nobody waits any more: a caller that gave
 * up, a process that ended in between. What this process has decided itself is left out, and so is
 * what the wallet does not prove to this service. No inbox remembers these events: whoever handles one
 * that comes again has to find nothing left to do.
 *
 * @example
 * export const stakeOutcomes = consumeOutcomes<PlacementDeps>(slipStakes, onStakeOutcomes);
 */
export function consumeOutcomes<Deps extends { walletCaller: WalletCaller }>(
  own: OwnCommands,
  handle: (deps: Deps, outcomes: readonly CommandOutcome[]) => Promise<void>,
): Consumption<Deps> {
  const read = ownOutcomes(own);
  const topic = topicOf(own);
  return consume<Deps, typeof topic>(topic, {
    skip: ({ walletCaller: { decided, keys } }, event) =>
      (event.id !== undefined && decided.take(event.id)) || !isProven(keys, event),
    async handleBatch(deps, events) {
      const outcomes = events.flatMap(({ value }) => read(value) ?? []);
      if (outcomes.length > 0) await handle(deps, outcomes);
    },
    maxBatch: EVENTS_PER_BATCH_MAX,
    restMs: REST_MS,
  });
}

/** @throws Error of commands whose outcomes are on two topics: they would come in no order */
function topicOf({ kinds }: OwnCommands) {
  const [topic, ...others] = new Set(kinds.map((kind) => outcomeTopic(commandKinds[kind])));
  if (topic === undefined || others.length > 0)
    throw new Error('Outcomes are read from one topic.');
  return topic;
}
