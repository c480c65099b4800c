import type { EncodedMessage } from '../kafka/event.ts';

/** What a row of the outbox holds; values are in base64. */
export type Packet = readonly (Omit<EncodedMessage, 'value'> & { value: string })[];

/** A row that is longer than a page of 8 KiB is kept in pieces, each a row again. */
const PACKET_CHARS_MAX = 7_500;

/**
 * Packs events, as many into each packet as fit a page of the database.
 *
 * @returns the packets as JSON; in them the events stand in the order given
 */
export function packetsOf(messages: readonly EncodedMessage[]): string[] {
  const packets: string[] = [];
  let events: string[] = [];
  let chars = 0;
  for (const message of messages) {
    const event = textOf(message);
    if (events.length > 0 && chars + event.length > PACKET_CHARS_MAX) {
      packets.push(`[${events.join(',')}]`);
      events = [];
      chars = 0;
    }
    events.push(event);
    chars += event.length + 1;
  }
  if (events.length > 0) packets.push(`[${events.join(',')}]`);
  return packets;
}

function textOf({ topic, key, value, headers }: EncodedMessage): string {
  const base64 = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  return JSON.stringify({ topic, key, value: base64, headers });
}

/** The events of a packet, in their order, with their values as bytes again. */
export function eventsOf(packet: Packet): EncodedMessage[] {
  return packet.map(({ value, ...event }) => ({ ...event, value: Buffer.from(value, 'base64') }));
}
