import type { EventProducer } from '@noriter/kit/kafka';
import { createKafka } from '@noriter/kit/kafka/client';
import { createEventProducer, type Signing } from '@noriter/kit/kafka/producer';
import { createLogger } from '@noriter/kit/logging';
import { topicNames } from '@noriter/kit/topics';
import { Registry } from 'prom-client';

/**
 * A producer for a load run: it stands where a service of the site would.
 *
 * @param signing what it signs, with that service's key
 */
export function openProducer(brokers: string, source: string, signing?: Signing): EventProducer {
  const log = createLogger({ service: source, level: 'silent' });
  const kafka = createKafka({ brokers, clientId: source, log });
  return createEventProducer({
    kafka,
    source,
    names: topicNames(''),
    log,
    metrics: new Registry(),
    signing,
  });
}
