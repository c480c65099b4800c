import type { Producer } from 'kafkajs';
import type { Logger } from '../telemetry/logging.ts';
import type { KafkaConnection } from './client.ts';
import { partitionByKey } from './partitioner.ts';

/** About five seconds: longer than a broker needs to elect, shorter than a caller waits. */
const SEND_RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 7 };

export type Connection = {
  get(): Promise<Producer>;
  discard(): void;
  close(): Promise<void>;
};

/**
 * Keeps a connected producer. One that has failed is never used again: kafkajs gives the next
 * request the sequence number of the failed one, and a broker that had stored the failed one
 * after all would take the next for its repetition and drop it.
 */
export function createConnection({
  kafka,
  log,
}: {
  kafka: KafkaConnection;
  log: Logger;
}): Connection {
  let current: Promise<Producer> | null = null;

  async function open(): Promise<Producer> {
    const producer = kafka.producer({
      createPartitioner: partitionByKey,
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      retry: SEND_RETRY,
    });
    await producer.connect();
    return producer;
  }

  function leave(): Promise<void> {
    const last = current;
    current = null;
    // A connection that broke cannot be closed properly; there is nothing left to save in it.
    return last?.then((producer) => producer.disconnect()).catch(() => undefined) ?? noWork;
  }

  return {
    get() {
      current ??= open().catch((error: unknown) => {
        current = null;
        throw error;
      });
      return current;
    },
    discard() {
      log.warn('a request to Kafka failed; the producer connects anew');
      void leave();
    },
    close: leave,
  };
}

const noWork = Promise.resolve();
