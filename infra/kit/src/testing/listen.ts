import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { startConsumers } from '../kafka/consume/consumers.ts';
import type { ReceivedEvent } from '../kafka/event.ts';
import { consume } from '../kafka/events.ts';
import type { Topic } from '../kafka/topics.ts';
import { systemClock } from '../values/clock.ts';
import type { TestSpace } from './space.ts';

/** Events as they are consumed, until `stop`. */
export type Listening<T extends Topic> = {
  readonly events: readonly ReceivedEvent<T>[];
  stop(): Promise<void>;
};

/**
 * Consumes a topic of the space from its beginning, in a group of its own.
 *
 * @example
 * const received = await listenTo(space, walletEvents);
 * await eventually(() => expect(received.events).toHaveLength(1));
 */
export async function listenTo<T extends Topic>(space: TestSpace, topic: T): Promise<Listening<T>> {
  await space.makeTopics([topic]);
  const events: ReceivedEvent<T>[] = [];
  const consumers = await startConsumers({
    kafka: space.kafka,
    service: `listener-${randomUUID()}`,
    names: space.names,
    consumes: [consume(topic, { handle: async (_deps: null, event) => void events.push(event) })],
    deps: null,
    producer: space.producer,
    clock: systemClock,
    log: space.log,
    metrics: new Registry(),
  });
  return { events, stop: () => consumers.stop() };
}
