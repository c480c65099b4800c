import { deriveId } from '../../values/ids.ts';
import type { EncodedMessage, RawEvent } from '../event.ts';
import type { Consumption } from '../events.ts';
import type { Topic } from '../topics.ts';
import { deadLettersName } from './topics-read.ts';

const ERROR_TEXT_MAX = 1_000;

/** Headers with a dead letter's origin and error. */
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
  failure: { dlqTopic: string; group: string; attempts: number; error: unknown; time: Date },
): EncodedMessage {
  return {
    topic: failure.dlqTopic,
    key: event.key,
    value: event.value,
    headers: {
      ...event.headers,
      [DLQ_HEADERS.topic]: event.topic,
      [DLQ_HEADERS.partition]: String(event.partition),
      [DLQ_HEADERS.offset]: event.offset,
      [DLQ_HEADERS.group]: failure.group,
      [DLQ_HEADERS.attempts]: String(failure.attempts),
      [DLQ_HEADERS.error]: errorText(failure.error),
      [DLQ_HEADERS.time]: failure.time.toISOString(),
    },
  };
}

/** The headers as they were before the event failed, to publish it on its own topic again. */
export function originalHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const own = new Set<string>(Object.values(DLQ_HEADERS));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
}

/** A dead letter as it is read again: the event as it was, where it failed and why. */
export type DeadLetter = {
  /** The same for each reading of the same letter. */
  letterId: string;
  /** The catalogue's name of the topic it failed on. */
  topic: string;
  /** Its place among the topic's dead letters: of two, the one that failed first has the lower. */
  offset: string;
  /** The broker's name of the consumer group that dead-lettered it. */
  group: string;
  key: string;
  /** What the event was; empty where nothing says it. */
  type: string;
  value: Uint8Array;
  /** The event's own, as it was sent. */
  headers: Record<string, string>;
  attempts: number;
  error: string;
  diedAt: Date;
};

/** Letters that another consumer than ours wrote may lack headers; none is left out. */
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
    type: headers.ce_type ?? topic.type ?? '',
    value,
    headers: originalHeaders(headers),
    attempts: Number.isInteger(attempts) ? attempts : 0,
    error: headers[DLQ_HEADERS.error] ?? '',
    diedAt: Number.isNaN(died.getTime()) ? new Date(0) : died,
  };
}

/** The most letters one call of the handler gets. */
const LETTERS_MAX = 200;

/** What the group of all dead letters is called by, behind its service's name. */
const GROUP_NAME = 'dead-letters';

/**
 * Declares what a service does with the dead letters of topics, those that are there and those to
 * come. One group reads them all, as there are hardly any and each group asks the broker for more every
 * moment. The handler must bear the same letter twice. A letter it fails on is logged and stays where
 * it is: there is no dead letter of a dead letter.
 *
 * @example consumes: [consumeDeadLetters(topics, (deps, letters) => keepDeadLetters(deps, letters))]
 */
export function consumeDeadLetters<Deps>(
  topics: readonly Topic[],
  handle: (deps: Deps, letters: readonly DeadLetter[]) => Promise<void>,
): Consumption<Deps> {
  const [first] = topics;
  if (first === undefined) throw new Error('Dead letters are those of a topic.');
  const topicOf = new Map(topics.map((topic) => [deadLettersName(topic), topic]));
  return {
    topic: { ...first, name: GROUP_NAME },
    deadLettersOf: topics,
    group: undefined,
    fromBeginning: true,
    maxBatch: LETTERS_MAX,
    batchesAtOnce: 1,
    restMs: 0,
    process: (deps, events) =>
      handle(
        deps,
        events.flatMap((event) => {
          const topic = topicOf.get(event.topic);
          return topic === undefined ? [] : [readDeadLetter(topic, event)];
        }),
      ),
  };
}

function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, ERROR_TEXT_MAX);
}
