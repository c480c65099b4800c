import type { SecretKey } from '../auth/secret-keys.ts';
import type { Topic, TopicMessage } from './topics.ts';

/** An event to publish, before it is put into an envelope. */
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
  /** By default the current request. */
  requestId?: string | undefined;
  /**
   * What its MAC is made with, or one for each receiver that acts on it; without one it has none, but what
   * its sender signs of its topics.
   */
  provenWith?: SecretKey | readonly SecretKey[] | undefined;
};

/** The same in its bytes, with what its type is. */
export type BinaryMessage = Omit<EventMessage<Topic>, 'value' | 'type'> & {
  type: string;
  value: Uint8Array;
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
   * Resolves when all in-sync replicas have the event.
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
  /** The header that proves it: who checks it needs none of the others. */
  mac: string | undefined;
  /** 1 for the first delivery to the handler, then one more for each retry in place. */
  attempt: number;
};

/** An event as a handler gets it. */
export type ReceivedEvent<T extends Topic = Topic> = Omit<
  RawEvent,
  'id' | 'value' | 'headers' | 'mac'
> & {
  id: string;
  type: string;
  source: string;
  time: Date;
  value: TopicMessage<T>;
  requestId: string | undefined;
  traceparent: string | undefined;
  /** The record as it came, for who checks its MAC. */
  raw: RawEvent;
};
