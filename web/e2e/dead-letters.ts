/** Puts events on a topic that no consumer can read, as a broken release would. */
import { randomUUID } from 'node:crypto';
import { withProducer } from './event-producer.ts';

/** Only one consumer reads it, so each event dies once. */
const topic = 'draw.events';

/** @returns the events' ids */
export async function sendUnreadable(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await withProducer('e2e', (producer) =>
    producer.sendEncoded(
      ids.map((id) => ({
        topic,
        key: 'powerball',
        value: new Uint8Array([0xff, 0xff, 0xff]),
        headers: { ce_id: id, ce_type: 'noriter.v1.DrawEvent.drawn', authorization: 'Bearer x' },
      })),
    ),
  );
  return ids;
}
