import type { EncodedMessage, RawEvent } from '../kafka.ts';

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

function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, ERROR_TEXT_MAX);
}
