import type { EventProducer } from '@noriter/kit/kafka';
import { createKafka } from '@noriter/kit/kafka/client';
import { createEventProducer } from '@noriter/kit/kafka/producer';
import { createLogger } from '@noriter/kit/logging';
import { topicNames } from '@noriter/kit/topics';
import { Registry } from 'prom-client';

/** A producer for a load run: it stands where a service of the site would. */
export function openProducer(brokers: string, source: string): Promise<EventProducer> {
  const log = createLogger({ service: source, level: 'silent' });
  const kafka = createKafka({ brokers, clientId: source, log });
  return createEventProducer({
    kafka,
    source,
    names: topicNames(''),
    log,
    metrics: new Registry(),
  });
}
