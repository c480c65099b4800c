import { sealEvent } from '@noriter/kit/event-envelope';
import { MAC_HEADER } from '@noriter/kit/message-mac';
import type { SecretKey } from '@noriter/kit/secret-keys';
import { outcomeTopic } from '@noriter/proto/outcome-topic';
import type { WalletDeps } from '../../deps.ts';
import type { Outcome } from '../../domain/ledger/batch.ts';
import { postings } from '../../domain/ledger/posting.ts';
import { outcomeBytes } from '../../events/outcome-message.ts';
import { outcomeEnvelope } from '../../events/wallet-event.ts';

/** Another command has this id already; the topic carries only that one's outcome. */
const FOR_THE_SENDER_ALONE = 'C999';

/** An outcome's event, encoded, and what proves it to who asked. */
type Answer = { payload: Uint8Array; mac: string };

/**
 * Puts outcomes that are durable on their topics. One encoding and one MAC serve the topic and the caller.
 *
 * @param keys of who asked for each, in their order
 * @returns each outcome's answer, in their order; `published` resolves when the topics have them
 */
export function publishOutcomes(
  { topics, producer }: Pick<WalletDeps, 'topics' | 'producer'>,
  outcomes: readonly Outcome[],
  keys: readonly SecretKey[],
): { answers: Answer[]; published: Promise<void> } {
  const messages = outcomes.map((outcome, index) => {
    const topic = outcomeTopic(postings[outcome.command.kind].code);
    const value = outcomeBytes(outcome);
    const envelope = sealEvent(topic, { ...outcomeEnvelope(outcome, keys[index]), value });
    return { topic: topics.of(topic), ...envelope };
  });
  return {
    answers: messages.map(({ value, headers }) => ({
      payload: value,
      mac: headers[MAC_HEADER] ?? '',
    })),
    published: producer.sendEncoded(
      messages.filter((_, index) => outcomes[index]?.refusal !== FOR_THE_SENDER_ALONE),
    ),
  };
}
