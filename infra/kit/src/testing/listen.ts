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
 * Consumes topics of the space from their beginning, in a group of its own. Events of one topic and key
 * come in their order.
 *
 * @example
 * const received = await listenTo(space, walletEvents);
 * await eventually(() => expect(received.events).toHaveLength(1));
 */
export async function listenTo<Topics extends readonly Topic[]>(
  space: TestSpace,
  ...topics: Topics
): Promise<Listening<Topics[number]>> {
  await space.makeTopics(topics);
  const events: ReceivedEvent<Topics[number]>[] = [];
  const consumers = await startConsumers({
    kafka: space.kafka,
    service: `listener-${randomUUID()}`,
    names: space.names,
    consumes: topics.map((topic) =>
      consume<null, Topics[number]>(topic, {
        handle: async (_deps, event) => void events.push(event),
      }),
    ),
    deps: null,
    producer: space.producer,
    clock: systemClock,
    log: space.log,
    metrics: new Registry(),
  });
  return { events, stop: () => consumers.stop() };
}
