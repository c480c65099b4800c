import type { DeadLetter } from '@noriter/kit/kafka/dead-letters';
import type { Topic } from '@noriter/kit/topics';
import { topics } from '@noriter/proto/topics';
import { z } from 'zod';

import type { IdentityDeps } from '../deps.ts';
import { consumerOf } from '../domain/dead-letter.ts';
import { eventJson } from '../domain/event-json.ts';
import { insertDeadLetters, type NewDeadLetter } from '../store/dead-letter-rows.ts';

const ofSite = z.object({ siteId: z.string().min(1) });

/** Keeps dead letters, so that a list of them asks no broker. One that is known stays as it is. */
export async function onDeadLetters(
  { pool, topics: names }: Pick<IdentityDeps, 'pool' | 'topics'>,
  letters: readonly DeadLetter[],
): Promise<void> {
  const prefix = names.of({ name: '' });
  await insertDeadLetters(
    pool,
    letters.map((letter) => rowOf(letter, prefix)),
  );
}

function rowOf(letter: DeadLetter, prefix: string): NewDeadLetter {
  const { topic } = letter;
  return {
    ...letter,
    siteId: siteOf(letter),
    consumer: consumerOf(letter.group, { prefix, topic }),
  };
}

/** Whose event it is; null where it names no site, or its bytes are not the topic's message. */
function siteOf(letter: DeadLetter): string | null {
  const topic: Topic | undefined = topics.find(({ name }) => name === letter.topic);
  const event = ofSite.safeParse(topic && eventJson(topic, letter.value));
  return event.success ? event.data.siteId : null;
}
