import type { Admin } from 'kafkajs';
import { backoffMs, pause } from '../../flow/backoff.ts';
import type { Logger } from '../../telemetry/logging.ts';
import type { Clock } from '../../values/clock.ts';
import type { KafkaConnection } from '../client.ts';
import type { Topic, TopicNames } from '../topics.ts';
import { areEndsRead, readEnds, type TopicEnds } from './topic-ends.ts';

export type { TopicEnds } from './topic-ends.ts';

/**
 * Whether a service has handled what stood on its topics at a moment. Who closes something by the clock
 * asks for the ends once the moment is over, keeps them, and closes when they are read: what comes after
 * them never delays it, and a restart does not move them.
 */
export type Backlog = {
  /**
   * Where topics end now. Null while the brokers do not say so, and for some minutes after they did not:
   * what services could not publish meanwhile still comes.
   */
  endsOf(topics: readonly Topic[]): Promise<TopicEnds | null>;
  /** Whether the service's group is done with all before these ends; not where the brokers do not say so. */
  isRead(ends: TopicEnds): Promise<boolean>;
};

/** As the kit keeps it: it also learns whether the brokers answered others. */
export type WatchedBacklog = Backlog & { noted(answered: boolean): void };

/** How long services have to publish what waits in their outboxes when the brokers are back. */
const OUTBOXES_MS = 5 * 60_000;

const RETRY = { initialRetryTime: 100, maxRetryTime: 500, retries: 1 };

/** A broker that has just made a topic, or that loads a group, says for a moment that it cannot tell. */
const ATTEMPTS = 5;
const BETWEEN = { firstMs: 100, maxMs: 1_000 };

/** Whether a broker said no, and not nobody anything. */
export function isAnswer(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^KafkaJS(ProtocolError|GroupCoordinatorNotFound)$/.test(cause.name)) return true;
  }
  return false;
}

type BacklogParts = {
  kafka: KafkaConnection;
  names: TopicNames;
  /** The service's name, which its consumer groups have. */
  group: string;
  clock: Clock;
  log: Logger;
  /** Whether the brokers have answered by now. */
  answered: boolean;
};

/** @example const backlog = openBacklog({ kafka, names, group: 'promotion', clock, log, answered: true }); */
export function openBacklog(parts: BacklogParts): WatchedBacklog {
  const { kafka, names, group, clock, log } = parts;
  let answeringSince = parts.answered ? clock.now() : null;

  function noted(answered: boolean): void {
    answeringSince = answered ? (answeringSince ?? clock.now()) : null;
  }

  async function asked<T>(ask: (admin: Admin) => Promise<T>): Promise<T | null> {
    const admin = kafka.admin({ retry: RETRY });
    try {
      await admin.connect();
      const answer = await insistently(() => ask(admin));
      noted(true);
      return answer;
    } catch (error) {
      noted(isAnswer(error));
      log.warn({ err: error, group }, 'nobody says how far the topics are read');
      return null;
    } finally {
      await admin.disconnect().catch(() => undefined);
    }
  }

  return {
    noted,
    async endsOf(topics) {
      const ends = await asked((admin) => readEnds(admin, names, topics));
      // Where a partition has no leader, nobody publishes to it.
      if (ends === null) noted(false);
      const hasSettled =
        answeringSince !== null && clock.now().getTime() - answeringSince.getTime() >= OUTBOXES_MS;
      return hasSettled ? ends : null;
    },
    async isRead(ends) {
      const read = await asked((admin) => areEndsRead(admin, { names, group }, ends));
      return read ?? false;
    },
  };
}

async function insistently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === ATTEMPTS || !isAnswer(error)) throw error;
      await pause(backoffMs(attempt, BETWEEN));
    }
  }
}
