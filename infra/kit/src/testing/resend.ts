import { randomUUID } from 'node:crypto';
import { type DeadLetter, readDeadLetter } from '../kafka/consume/dead-letters.ts';
import { receivedRecord } from '../kafka/consume/received-record.ts';
import type { Topic } from '../kafka/topics.ts';
import { eventually } from './eventually.ts';
import type { TestSpace } from './space.ts';

/** Reads a topic's dead letters, once there are at least `count` of them. */
export async function deadLettersOf(
  { kafka, names }: TestSpace,
  topic: Topic,
  count = 1,
): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  const consumer = kafka.consumer({ groupId: names.of({ name: randomUUID() }) });
  await consumer.connect();
  await consumer.subscribe({ topic: names.dlqOf(topic), fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ partition, message }) => {
      letters.push(readDeadLetter(topic, receivedRecord(topic.name, partition, message)));
    },
  });
  try {
    await eventually(async () => {
      if (letters.length < count) throw new Error(`There are ${letters.length} dead letters.`);
    });
  } finally {
    await consumer.disconnect();
  }
  return letters;
}

/** Sends a topic's dead letters to it again, as an operator's replay does. */
export async function resendDeadLetters(space: TestSpace, topic: Topic): Promise<void> {
  const letters = await deadLettersOf(space, topic);
  await space.producer.sendEncoded(
    letters.map(({ key, value, headers }) => ({
      topic: space.names.of(topic),
      key,
      value,
      headers,
    })),
  );
}
