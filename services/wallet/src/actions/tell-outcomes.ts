import { encodeEvent } from '@noriter/kit/event-envelope';
import { walletEvents } from '@noriter/proto/topics';
import type { WalletDeps } from '../deps.ts';
import type { Outcome } from '../domain/batch.ts';
import { outcomeEvent } from '../events/wallet-event.ts';

/** The same command's id was another command's before: to everyone else the id means that one. */
const FOR_THE_SENDER_ALONE = 'C999';

/**
 * Puts outcomes that are durable on the topic. One encoding serves the topic and who asked.
 *
 * @returns each outcome's event, encoded, in their order; `told` resolves when the topic has them
 */
export function tellOutcomes(
  { topics, producer }: Pick<WalletDeps, 'topics' | 'producer'>,
  outcomes: readonly Outcome[],
): { payloads: Uint8Array[]; told: Promise<void> } {
  const topic = topics.of(walletEvents);
  const envelopes = outcomes.map((outcome) => encodeEvent(walletEvents, outcomeEvent(outcome)));
  const messages = envelopes
    .filter((_, index) => outcomes[index]?.refusal !== FOR_THE_SENDER_ALONE)
    .map((envelope) => ({ topic, ...envelope }));
  return {
    payloads: envelopes.map(({ value }) => value),
    told: producer.sendEncoded(messages),
  };
}
