import { deriveId } from '../ids.ts';
import type { Consumption, EncodedMessage, RawEvent } from '../kafka.ts';
import type { Topic } from '../topics.ts';

const ERROR_TEXT_MAX = 1_000;

/** Headers that say where a dead letter came from and why it died. */
export const DLQ_HEADERS = {
  topic: 'dlq_topic',
  partition: 'dlq_partition',
  offset: 'dlq_offset',
  group: 'dlq_group',
  attempts: 'dlq_attempts',
  error: 'dlq_error',
  time: 'dlq_time',
} as const;

/**
 * The event as a dead letter: its own key, bytes and headers, and beside them its origin, the
 * attempts and the error.
 */
export function deadLetter(
  event: RawEvent,
  death: { dlqTopic: string; group: string; attempts: number; error: unknown; time: Date },
): EncodedMessage {
  return {
    topic: death.dlqTopic,
    key: event.key,
    value: event.value,
    headers: {
      ...event.headers,
      [DLQ_HEADERS.topic]: event.topic,
      [DLQ_HEADERS.partition]: String(event.partition),
      [DLQ_HEADERS.offset]: event.offset,
      [DLQ_HEADERS.group]: death.group,
      [DLQ_HEADERS.attempts]: String(death.attempts),
      [DLQ_HEADERS.error]: errorText(death.error),
      [DLQ_HEADERS.time]: death.time.toISOString(),
    },
  };
}

/** The event as it was before it died, for a second life on its own topic. */
export function livingHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const own = new Set<string>(Object.values(DLQ_HEADERS));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
}

/** A dead letter as it is read again: the event as it was, where it died and of what. */
export type DeadLetter = {
  /** The same for each reading of the same letter. */
  letterId: string;
  /** The catalogue's name of the topic it died on. */
  topic: string;
  /** Its place among the topic's dead letters: of two, the one that died first has the lower. */
  offset: string;
  /** The consumer group that gave it up, as the broker knows it. */
  group: string;
  key: string;
  value: Uint8Array;
  /** The event's own, as it was sent. */
  headers: Record<string, string>;
  attempts: number;
  error: string;
  diedAt: Date;
};

/** Letters that were not written by a consumer of ours say less of themselves; none is left out. */
export function readDeadLetter(topic: Topic, event: RawEvent): DeadLetter {
  const { headers, key, value, partition, offset } = event;
  const died = new Date(headers[DLQ_HEADERS.time] ?? '');
  const attempts = Number(headers[DLQ_HEADERS.attempts]);
  const place = [topic.name, partition, offset, headers[DLQ_HEADERS.time], headers.ce_id];
  return {
    letterId: deriveId('dead-letter', place.join(' ')),
    topic: topic.name,
    offset,
    group: headers[DLQ_HEADERS.group] ?? '',
    key,
    value,
    headers: livingHeaders(headers),
    attempts: Number.isInteger(attempts) ? attempts : 0,
    error: headers[DLQ_HEADERS.error] ?? '',
    diedAt: Number.isNaN(died.getTime()) ? new Date(0) : died,
  };
}

/** The most letters one call of the handler gets. */
const LETTERS_MAX = 200;

/**
 * Says what a service does with the dead letters of topics: those that are there and those to
 * come. The handler must bear the same letter twice. A letter it fails on is said in the log and
 * stays where it is: there is no dead letter of a dead letter.
 *
 * @example consumes: consumeDeadLetters(topics, (deps, letters) => keepDeadLetters(deps, letters))
 */
export function consumeDeadLetters<Deps>(
  topics: readonly Topic[],
  handle: (deps: Deps, letters: readonly DeadLetter[]) => Promise<void>,
): Consumption<Deps>[] {
  return topics.map((topic) => ({
    topic: { ...topic, name: `${topic.name}.dlq`, partitions: 1 },
    deadLettersOf: topic,
    group: undefined,
    fromBeginning: true,
    maxBatch: LETTERS_MAX,
    batchesAtOnce: 1,
    restMs: 0,
    process: (deps, events) =>
      handle(
        deps,
        events.map((event) => readDeadLetter(topic, event)),
      ),
  }));
}

function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, ERROR_TEXT_MAX);
}
