/** Puts events on a topic that no consumer can read, as a broken release would. */
import { randomUUID } from 'node:crypto';
import { createKafka } from '../../infra/kit/src/kafka/client.ts';
import { createEventProducer } from '../../infra/kit/src/kafka/producer.ts';
import { createLogger } from '../../infra/kit/src/logging.ts';
import { createMetrics } from '../../infra/kit/src/metrics.ts';
import { topicNames } from '../../infra/kit/src/topics.ts';

/** Only one consumer reads it, so each event dies once. */
const topic = 'draw.events';

/** @returns the events' ids */
export async function sendUnreadable(count: number): Promise<string[]> {
  const brokers = process.env.NORITER_KAFKA_BROKERS;
  if (!brokers) throw new Error('NORITER_KAFKA_BROKERS is not set: start-site.ts sets it.');
  const log = createLogger({ service: 'e2e', level: 'silent' });
  const producer = await createEventProducer({
    kafka: createKafka({ brokers, clientId: 'e2e', log }),
    source: 'e2e',
    names: topicNames(''),
    log,
    metrics: createMetrics('e2e'),
  });
  const ids = Array.from({ length: count }, () => randomUUID());
  try {
    await producer.sendEncoded(
      ids.map((id) => ({
        topic,
        key: 'powerball',
        value: new Uint8Array([0xff, 0xff, 0xff]),
        headers: { ce_id: id, ce_type: 'noriter.v1.DrawEvent.drawn', authorization: 'Bearer x' },
      })),
    );
  } finally {
    await producer.close();
  }
  return ids;
}
