import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { systemClock } from '../clock.ts';
import { startConsumers } from '../kafka/consumers.ts';
import { consume, type ReceivedEvent } from '../kafka.ts';
import type { Topic } from '../topics.ts';
import type { TestSpace } from './space.ts';

/** Events as they arrive; `stop` ends the listening. */
export type Listening<T extends Topic> = {
  readonly events: readonly ReceivedEvent<T>[];
  stop(): Promise<void>;
};

/**
 * Listens to a topic of the space from its beginning, in a group of its own.
 *
 * @example
 * const heard = await listenTo(space, walletEvents);
 * await eventually(() => expect(heard.events).toHaveLength(1));
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
