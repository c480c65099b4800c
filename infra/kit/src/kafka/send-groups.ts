import { isOutage } from '../flow/outage.ts';
import type { EncodedMessage } from './event.ts';
import type { Connection } from './producer-connection.ts';

/** An event that could not leave for this long is given back to its sender. */
const WAITING_MS_MAX = 10_000;

/** Events that leave in one request or not at all, so that their order is kept. */
export type Group = { messages: readonly EncodedMessage[]; line: Line };

/**
 * What was handed over at once, in one group or several. Once one of them was not sent, none behind it
 * is: the sender hands all of them over again, and what had left meanwhile would stand before them.
 */
export type Line = { readonly since: number; error: Error | null };

/** @returns for each group null when it was sent, otherwise why it was not */
export async function sendGroups(
  connection: Connection,
  groups: readonly Group[],
): Promise<(Error | null)[]> {
  const oldest = performance.now() - WAITING_MS_MAX;
  const lost = ({ line }: Group) => line.error ?? (line.since < oldest ? new KafkaAway() : null);
  const due = groups.filter((group) => lost(group) === null);
  const error = await attempt(connection, due);
  if (error === null || due.length === 1 || isOutage(error)) {
    return groups.map((group) => kept(group, lost(group) ?? error));
  }
  // An event that the broker refuses must not fail the others: each group is sent alone.
  const results: (Error | null)[] = [];
  for (const group of groups) {
    results.push(kept(group, lost(group) ?? (await attempt(connection, [group]))));
  }
  return results;
}

function kept({ line }: Group, error: Error | null): Error | null {
  line.error ??= error;
  return error;
}

/** Kafka was away, or behind, for so long that the event was given back to its sender. */
class KafkaAway extends Error {
  override readonly name = 'KafkaAway';
  constructor() {
    super(`The event could not leave for Kafka within ${WAITING_MS_MAX} ms.`);
  }
}

async function attempt(connection: Connection, groups: readonly Group[]): Promise<Error | null> {
  if (groups.length === 0) return null;
  try {
    const producer = await connection.get();
    await producer.sendBatch({ acks: -1, topicMessages: byTopic(groups) });
    return null;
  } catch (error) {
    connection.discard();
    return error instanceof Error ? error : new Error(String(error));
  }
}

function byTopic(groups: readonly Group[]) {
  const topics = Map.groupBy(
    groups.flatMap((group) => group.messages),
    (message) => message.topic,
  );
  return [...topics].map(([topic, messages]) => ({
    topic,
    messages: messages.map(({ key, value, headers }) => ({
      key,
      value: Buffer.isBuffer(value)
        ? value
        : Buffer.from(value.buffer, value.byteOffset, value.byteLength),
      headers,
    })),
  }));
}
