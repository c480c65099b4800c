import { decodeEvent } from './event-envelope.ts';
import type { Topic, TopicMessage } from './topics.ts';

/** An event on its way out: what a service says, before it is put into an envelope. */
export type EventMessage<T extends Topic> = {
  /** Decides the partition, and so the order: the member's or the site's id. */
  key: string;
  value: TopicMessage<T>;
  /** UUID; the same id again is the same event. */
  id: string;
  /** By default the message's name and its oneof case, e.g. `noriter.v1.WalletEvent.outcome`. */
  type?: string | undefined;
  /** When it happened; by default the moment it is handed over. */
  time?: Date | undefined;
  /** By default the request under way. */
  requestId?: string | undefined;
};

/** A message as the broker takes it; `topic` is the broker's name, prefix and all. */
export type EncodedMessage = {
  topic: string;
  key: string;
  value: Uint8Array;
  headers: Record<string, string>;
};

/** Sends events; what arrives while a request is on its way leaves together in the next one. */
export type EventProducer = {
  /**
   * Resolves when all in-sync replicas hold the event.
   *
   * @throws Overloaded when too many events are waiting already
   */
  send<T extends Topic>(topic: T, message: EventMessage<T>): Promise<void>;
  /** The same for messages that are encoded already, e.g. outbox rows; they stay in order. */
  sendEncoded(messages: readonly EncodedMessage[]): Promise<void>;
  /** Sends what is waiting, then disconnects. */
  close(): Promise<void>;
};

/** An event as it came from the broker, not yet decoded. */
export type RawEvent = {
  /** The catalogue's name, without prefix. */
  topic: string;
  partition: number;
  offset: string;
  /** The header `ce_id`, which every event of ours has. */
  id: string | undefined;
  key: string;
  value: Uint8Array;
  headers: Readonly<Record<string, string>>;
  /** 1 for the first delivery to the handler, then one more for each retry in place. */
  attempt: number;
};

/** An event as a handler gets it. */
export type ReceivedEvent<T extends Topic = Topic> = Omit<RawEvent, 'id' | 'value' | 'headers'> & {
  id: string;
  type: string;
  source: string;
  time: Date;
  value: TopicMessage<T>;
  requestId: string | undefined;
  traceparent: string | undefined;
};

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
   * them share what a fetch costs. The first event after a pause is never held up.
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
  readonly topic: Topic;
  /** Whose dead letters the topic carries; absent for a topic of the catalogue. */
  readonly deadLettersOf?: Topic;
  readonly group: string | undefined;
  readonly fromBeginning: boolean;
  /** Absent when events are handled one by one. */
  readonly maxBatch: number | undefined;
  readonly batchesAtOnce: number;
  readonly restMs: number;
  process(deps: Deps, events: readonly RawEvent[]): Promise<void>;
};

/**
 * Says what a service does with a topic's events.
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
