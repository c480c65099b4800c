import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { MAC_HEADER, macsOf } from '../auth/message-mac.ts';
import { currentRequestId } from '../telemetry/request-context.ts';
import { currentTraceparent } from '../telemetry/tracing.ts';
import type { BinaryMessage, EventMessage, RawEvent, ReceivedEvent } from './event.ts';
import { bytesOf, EVENT_BYTES_MAX, EventTooLarge } from './event-size.ts';
import type { Topic, TopicMessage } from './topics.ts';
import { UnacceptableEvent } from './unacceptable-event.ts';

/** The event's bytes are not the topic's message: no retry will change that. */
export class UndecodableEvent extends UnacceptableEvent {
  override readonly name = 'UndecodableEvent';
}

/**
 * The event's value and headers: CloudEvents' names, and what ties logs and traces. Headers cost
 * as much as the value does, so none is the same on every event of its topic.
 */
export type Envelope = { key: string; value: Uint8Array; headers: Record<string, string> };

/**
 * Puts an event into its envelope. The header `ce_source` is added by whoever sends it, where
 * there is a type beside it.
 *
 * @throws EventTooLarge when no broker would take it
 * @example encodeEvent(siteEvents, { key: siteId, id: ids.next(), value })
 */
export function encodeEvent<T extends Topic>(topic: T, message: EventMessage<T>): Envelope {
  return sealEvent(topic, {
    ...message,
    type: message.type ?? eventType(topic.schema, message.value),
    value: toBinary(topic.schema, message.value),
  });
}

/**
 * The same for a message that is in its bytes already.
 *
 * @throws EventTooLarge when no broker would take it; TypeError for another type than the topic's only one
 */
export function sealEvent(topic: Topic, message: BinaryMessage): Envelope {
  const { key, id, type, value, provenWith } = message;
  const headers: Record<string, string> = { ce_id: id };
  if (topic.type === undefined) headers.ce_type = type;
  else if (type !== topic.type) throw new TypeError(`${type} is not what ${topic.name} carries.`);
  headers.ce_time = isoText(message.time ?? new Date());
  const requestId = message.requestId ?? currentRequestId();
  if (requestId !== undefined) headers['x-request-id'] = requestId;
  const traceparent = currentTraceparent();
  if (traceparent !== undefined) headers.traceparent = traceparent;
  const mac = provenWith && macsOf(provenWith, { topic: topic.provenAs ?? topic.name, id, value });
  if (mac) headers[MAC_HEADER] = mac;
  const envelope = { key, value, headers };
  const bytes = bytesOf(envelope);
  if (bytes > EVENT_BYTES_MAX) throw new EventTooLarge(topic.name, bytes);
  return envelope;
}

let last = { ms: 0, text: new Date(0).toISOString() };

/** What happens together has one moment, and making a text of it costs as much as a short hash. */
function isoText(time: Date): string {
  const ms = time.getTime();
  if (ms !== last.ms) last = { ms, text: time.toISOString() };
  return last.text;
}

/**
 * Opens an event's envelope.
 *
 * @throws UndecodableEvent when the bytes or the headers are not what the topic carries
 */
export function decodeEvent<T extends Topic>(topic: T, event: RawEvent): ReceivedEvent<T> {
  const { id } = event;
  if (!id) throw new UndecodableEvent(`An event on ${topic.name} has no ce_id header.`);
  return new DecodedEvent(topic, event, id, decodeValue(topic, event));
}

/** A class, because an object made by hand with a getter costs several times as much to make. */
class DecodedEvent<T extends Topic> implements ReceivedEvent<T> {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  readonly attempt: number;
  readonly id: string;
  readonly value: TopicMessage<T>;
  readonly #topicType: string | undefined;
  // Read by few handlers, so the record's bytes become texts and dates for them alone.
  readonly raw: RawEvent;

  constructor(topic: T, event: RawEvent, id: string, value: TopicMessage<T>) {
    this.topic = event.topic;
    this.partition = event.partition;
    this.offset = event.offset;
    this.attempt = event.attempt;
    this.id = id;
    this.#topicType = topic.type;
    this.value = value;
    this.raw = event;
  }

  get key(): string {
    return this.raw.key;
  }

  get type(): string {
    return this.raw.headers.ce_type ?? this.#topicType ?? '';
  }

  get source(): string {
    return this.raw.headers.ce_source ?? '';
  }

  get requestId(): string | undefined {
    return this.raw.headers['x-request-id'];
  }

  get traceparent(): string | undefined {
    return this.raw.headers.traceparent;
  }

  get time(): Date {
    return new Date(this.raw.headers.ce_time ?? 0);
  }
}

function decodeValue<T extends Topic>(topic: T, event: RawEvent): TopicMessage<T> {
  try {
    return fromBinary<T['schema']>(topic.schema, event.value);
  } catch (cause) {
    throw new UndecodableEvent(`An event is not a ${topic.schema.typeName}.`, { cause });
  }
}

/** `noriter.v1.WalletEvent` and its oneof case: consumers and logs tell events apart by it. */
function eventType(schema: Topic['schema'], value: object): string {
  for (const oneof of schema.oneofs) {
    const chosen: unknown = Reflect.get(value, oneof.localName);
    if (typeof chosen !== 'object' || chosen === null) continue;
    const name: unknown = Reflect.get(chosen, 'case');
    if (typeof name === 'string') return `${schema.typeName}.${name}`;
  }
  return schema.typeName;
}
