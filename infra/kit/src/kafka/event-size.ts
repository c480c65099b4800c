/** The most bytes of an event, and of a request of many: a broker takes 1 MiB for a partition. */
export const EVENT_BYTES_MAX = 900_000;

/** An event too large for Kafka. No retry will change that, so it is refused before it is published. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
  constructor(topic: string, bytes: number) {
    super(`An event for ${topic} takes ${bytes} bytes; at most ${EVENT_BYTES_MAX} can be sent.`);
  }
}

/** What an event takes on the wire, with a guess for its headers. */
export function bytesOf(message: { value: Uint8Array; key: string }): number {
  return message.value.length + message.key.length + 400;
}
