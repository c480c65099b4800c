import type { RawEvent, ReceivedEvent } from './event.ts';
import { decodeEvent } from './event-envelope.ts';
import type { Topic } from './topics.ts';

export { EarlyEvent } from './early-event.ts';
export type { EventMessage, EventProducer, RawEvent, ReceivedEvent } from './event.ts';
export { UnacceptableEvent } from './unacceptable-event.ts';

type ConsumeOptions = {
  /** The consumer group's name; by default the service's. The topic's name is added to it. */
  group?: string;
  /** Where a group without a position starts; by default at the oldest event, so none is lost. */
  fromBeginning?: boolean;
};

export type ConsumeOneByOne<Deps, T extends Topic> = ConsumeOptions & {
  handle(deps: Deps, event: ReceivedEvent<T>): Promise<void>;
};

export type ConsumeInBatches<Deps, T extends Topic> = ConsumeOptions & {
  handleBatch(deps: Deps, events: readonly ReceivedEvent<T>[]): Promise<void>;
  /** The most events one call of `handleBatch` gets. */
  maxBatch: number;
  /**
   * The least time from one fetch to the next while events keep coming, in milliseconds: more of
   * them share what a fetch costs. The first event after a pause is never delayed.
   */
  restMs?: number;
  /**
   * Which events are none of this process's business, by key, id and headers: they are not decoded,
   * and count as handled. An event that is handled again is asked about again.
   */
  skip?(deps: Deps, event: RawEvent): boolean;
  /**
   * How many batches may be at work at one time, by default one: what a full one leaves over is
   * handled beside it. The events of a partition are always in one of them.
   */
  batchesAtOnce?: number;
};

/** A topic and what a service does with its events, as one value for the service's shape. */
export type Consumption<Deps> = {
  /** What is read; of dead letters what their group and its figures are called by. */
  readonly topic: Topic;
  /** Whose dead letters are read, all by one group; absent where the topic itself is. */
  readonly deadLettersOf?: readonly Topic[];
  readonly group: string | undefined;
  readonly fromBeginning: boolean;
  /** Absent when events are handled one by one. */
  readonly maxBatch: number | undefined;
  readonly batchesAtOnce: number;
  readonly restMs: number;
  process(deps: Deps, events: readonly RawEvent[]): Promise<void>;
};

/**
 * Declares what a service does with a topic's events.
 *
 * `handle` gets one event after the other from each partition. `handleBatch` gets all that has
 * arrived on all partitions this process owns, at most `maxBatch`, the events of a key in order.
 * Both must bear the same event twice: delivery is at least once.
 *
 * An event whose handler fails is retried in place, then moved to the topic's `.dlq`; the other
 * events of its batch are handled one by one, so that one bad event costs nobody else. When a
 * database or broker is down nothing is moved: the consumer waits for it.
 *
 * @example consume(walletEvents, { handle: (deps, event) => onWalletEvent(deps, event) })
 */
export function consume<Deps, T extends Topic>(
  topic: T,
  options: ConsumeOneByOne<Deps, T> | ConsumeInBatches<Deps, T>,
): Consumption<Deps> {
  const shape = {
    topic,
    group: options.group,
    fromBeginning: options.fromBeginning ?? true,
  };
  if ('handleBatch' in options) {
    return {
      ...shape,
      maxBatch: options.maxBatch,
      batchesAtOnce: options.batchesAtOnce ?? 1,
      restMs: options.restMs ?? 0,
      async process(deps, events) {
        const ours = events.filter((event) => options.skip?.(deps, event) !== true);
        if (ours.length === 0) return;
        await options.handleBatch(
          deps,
          ours.map((event) => decodeEvent(topic, event)),
        );
      },
    };
  }
  return {
    ...shape,
    maxBatch: undefined,
    batchesAtOnce: 1,
    restMs: 0,
    async process(deps, events) {
      for (const event of events) await options.handle(deps, decodeEvent(topic, event));
    },
  };
}
