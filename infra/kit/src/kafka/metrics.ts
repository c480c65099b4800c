import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const BATCH_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** What a producer counts. */
export function producerMetrics(registry: Registry) {
  const events = new Counter({
    name: 'noriter_producer_events_total',
    help: 'Events handed to Kafka, by topic and outcome (sent, failed)',
    labelNames: ['topic', 'outcome'] as const,
    registers: [registry],
  });
  return {
    count(messages: readonly { topic: string }[], outcome: 'sent' | 'failed'): void {
      for (const [topic, { length }] of Map.groupBy(messages, (message) => message.topic)) {
        events.inc({ topic, outcome }, length);
      }
    },
  };
}

export type ConsumerMetrics = ReturnType<typeof consumerMetrics>;

/** What consumers count. */
export function consumerMetrics(registry: Registry) {
  const registers = [registry];
  const labelNames = ['topic', 'group'] as const;
  return {
    events: new Counter({
      name: 'noriter_consumer_events_total',
      help: 'Events by outcome: handled, retried (once more), dead (moved to the .dlq)',
      labelNames: ['topic', 'group', 'outcome'] as const,
      registers,
    }),
    batchSize: new Histogram({
      name: 'noriter_consumer_batch_size',
      help: 'Events given to a handler in one call',
      labelNames,
      buckets: BATCH_BUCKETS,
      registers,
    }),
    lag: new Gauge({
      name: 'noriter_consumer_lag',
      help: 'Events on a partition that the group has not finished',
      labelNames: ['topic', 'group', 'partition'] as const,
      registers,
    }),
    stalled: new Gauge({
      name: 'noriter_consumer_stalled',
      help: '1 while events wait and none is finished',
      labelNames,
      registers,
    }),
    restarts: new Counter({
      name: 'noriter_consumer_restarts_total',
      help: 'Times a consumer was started again after a crash or a stall',
      labelNames,
      registers,
    }),
  };
}
