import type { Admin } from 'kafkajs';
import type { Logger } from '../../telemetry/logging.ts';
import type { KafkaConnection } from '../client.ts';
import type { ConsumerMetrics } from '../metrics.ts';
import { isAnswer } from './backlog.ts';
import type { RunningConsumer } from './consumer.ts';
import { type createStallClock, readLag } from './lag-watch.ts';

/** Lag poll interval and stall thresholds. */
export type ConsumerWatch = {
  pollEveryMs: number;
  /** Events wait and none is finished: reported after this long, ... */
  stallReportedMs: number;
  /** ... and the consumer restarted when it also ran no handler for this long. */
  stallEndedMs: number;
};

const WATCH: ConsumerWatch = { pollEveryMs: 15_000, stallReportedMs: 10_000, stallEndedMs: 30_000 };

export type Watched = {
  topicName: string;
  groupId: string;
  fromBeginning: boolean;
  consumer: RunningConsumer;
  standsStill: ReturnType<typeof createStallClock>;
};

export type LagWatchOptions = {
  /** For tests that do not want to wait for as long as a service does. */
  watch?: ConsumerWatch;
  /** Told of each attempt whether the brokers answered. */
  onLagRead?: (answered: boolean) => void;
};

export function watchLag(
  {
    kafka,
    log,
    watch = WATCH,
    onLagRead,
  }: LagWatchOptions & { kafka: KafkaConnection; log: Logger },
  watched: readonly Watched[],
  metrics: ConsumerMetrics,
): { stop(): Promise<void> } {
  const admin = kafka.admin({ retry: { retries: 1 } });
  let polling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    polling = polling.then(async () => {
      try {
        await admin.connect();
        for (const one of watched) await checkLag(admin, one, { metrics, log, watch });
        onLagRead?.(true);
      } catch (error) {
        onLagRead?.(isAnswer(error));
        log.debug({ err: error }, 'the lag could not be read');
      }
    });
  }, watch.pollEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await polling;
      await admin.disconnect().catch(() => undefined);
    },
  };
}

async function checkLag(
  admin: Admin,
  one: Watched,
  { metrics, log, watch }: { metrics: ConsumerMetrics; log: Logger; watch: ConsumerWatch },
): Promise<void> {
  const { topicName: topic, groupId: group, consumer } = one;
  const readings = await readLag(admin, { ...one, topic, groupId: group });
  const assigned = consumer.assigned(topic);
  for (const { partition, lag } of readings) {
    if (assigned.has(partition)) metrics.lag.set({ topic, group, partition }, lag);
    else metrics.lag.remove({ topic, group, partition });
  }
  const stillMs = one.standsStill(readings, assigned);
  metrics.stalled.set({ topic, group }, stillMs >= watch.stallReportedMs ? 1 : 0);
  if (stillMs < watch.stallReportedMs) return;
  const idleMs = consumer.idleMs();
  log.warn({ topic, group, stillMs, idleMs }, 'a consumer stands still');
  // A running handler waits for something, and one that has just ended is about to be committed. A
  // consumer that ran none for as long is stuck.
  if (Math.min(stillMs, idleMs) >= watch.stallEndedMs) consumer.restart('It stalled.');
}
