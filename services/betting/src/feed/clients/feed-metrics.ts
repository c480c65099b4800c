import type { Registry } from '@noriter/kit/metrics';
import type pg from 'pg';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { ProducerName } from '../../sportsbook/domain/messages/message-parts.ts';
import { readSilence } from '../store/silence.ts';

/** From "at once" to what no price should wait. */
const LAG_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

export type FeedMetrics = {
  /** Messages were applied, the oldest that came as it happened so long after it; null: none did. */
  applied(producer: ProducerName, messages: number, lagMs: number | null): void;
  faults(producer: ProducerName, count: number): void;
  /** What was missed was asked for. */
  recovery(producer: ProducerName): void;
};

export function createFeedMetrics(registry: Registry): FeedMetrics {
  const registers = [registry];
  const labelNames = ['producer'];
  const messages = new Counter({
    name: 'noriter_betting_feed_messages_total',
    help: 'Messages of the odds feed that were applied',
    labelNames,
    registers,
  });
  const faults = new Counter({
    name: 'noriter_betting_feed_faults_total',
    help: 'Messages of the odds feed that were not believed',
    labelNames,
    registers,
  });
  const recoveries = new Counter({
    name: 'noriter_betting_feed_recoveries_total',
    help: 'Recoveries that were asked for',
    labelNames,
    registers,
  });
  const lag = new Histogram({
    name: 'noriter_betting_feed_lag_seconds',
    help: 'Time from a message as it happens to its effect, for the oldest of each batch',
    labelNames,
    buckets: LAG_SECONDS,
    registers,
  });
  return {
    applied(producer, count, lagMs) {
      messages.inc({ producer }, count);
      if (lagMs !== null) lag.observe({ producer }, Math.max(0, lagMs) / 1000);
    },
    faults: (producer, count) => faults.inc({ producer }, count),
    recovery: (producer) => recoveries.inc({ producer }),
  };
}

/** Read at each scrape by every process: the one that follows a producer may be what is away. */
export function watchSilence(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'noriter_betting_feed_silent_seconds',
    help: 'Since when a producer of the feed, which was there once, has not said that it is',
    labelNames: ['producer'],
    registers: [registry],
    async collect() {
      for (const { producer, seconds } of await readSilence(pool)) this.set({ producer }, seconds);
    },
  });
}
