import { createKafka } from '../../infra/kit/src/kafka/client.ts';
import type { EventProducer } from '../../infra/kit/src/kafka/events.ts';
import { createEventProducer } from '../../infra/kit/src/kafka/producer.ts';
import { topicNames } from '../../infra/kit/src/kafka/topics.ts';
import { createLogger } from '../../infra/kit/src/telemetry/logging.ts';
import { createMetrics } from '../../infra/kit/src/telemetry/metrics.ts';

/** Does something with a producer of the site's own events. */
export async function withProducer(
  source: string,
  work: (producer: EventProducer) => Promise<void>,
): Promise<void> {
  const brokers = process.env.NORITER_KAFKA_BROKERS;
  if (!brokers) throw new Error('NORITER_KAFKA_BROKERS is not set: start-site.ts sets it.');
  const log = createLogger({ service: 'e2e', level: 'silent' });
  const producer = createEventProducer({
    kafka: createKafka({ brokers, clientId: 'e2e', log }),
    source,
    names: topicNames(''),
    log,
    metrics: createMetrics('e2e'),
  });
  try {
    await work(producer);
  } finally {
    await producer.close();
  }
}
