import type { EventMessage } from '../kafka/event.ts';
import { encodeEvent } from '../kafka/event-envelope.ts';
import type { Topic } from '../kafka/topics.ts';
import type { TestSpace } from './space.ts';

/** Sends an event as another service would: its name is the source, and its key proves commands. */
export async function sendAs<T extends Topic>(
  { producer, names, commandKeysOf }: Pick<TestSpace, 'producer' | 'names' | 'commandKeysOf'>,
  source: string,
  topic: T,
  message: EventMessage<T>,
): Promise<void> {
  const provenWith = topic.isSigned === true ? commandKeysOf(source)[0] : undefined;
  const { headers, ...envelope } = encodeEvent(topic, { provenWith, ...message });
  // Where a topic has one type its messages say neither it nor their sender.
  const own = topic.type === undefined ? { ...headers, ce_source: source } : headers;
  await producer.sendEncoded([{ topic: names.of(topic), ...envelope, headers: own }]);
}
