import { eventJson } from '@noriter/kit/event-json';
import type { DeadLetter } from '@noriter/kit/kafka/dead-letters';
import type { Topic } from '@noriter/kit/topics';
import { topics } from '@noriter/proto/topics';
import { z } from 'zod';

import type { IdentityDeps } from '../deps.ts';
import { consumerOf } from '../domain/dead-letter.ts';

const ofSite = z.object({ siteId: z.string().min(1) });

/** Keeps dead letters, so that a list of them asks no broker. One that is known stays as it is. */
export async function onDeadLetters(
  { pool, topics: names }: Pick<IdentityDeps, 'pool' | 'topics'>,
  letters: readonly DeadLetter[],
): Promise<void> {
  const prefix = names.of({ name: '' });
  await pool.query(
    `insert into dead_letter (letter_id, site_id, topic, place, consumer, key, event_id,
       event_type, payload, headers, attempts, error, died_at, state)
     select row.letter_id, row.site_id, row.topic, row.place, row.consumer, row.key, row.event_id,
       row.event_type, decode(row.payload, 'base64'), row.headers::jsonb, row.attempts, row.error,
       row.died_at, 'open'
     from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[],
       $7::text[], $8::text[], $9::text[], $10::text[], $11::int[], $12::text[],
       $13::timestamptz[])
       as row (letter_id, site_id, topic, place, consumer, key, event_id, event_type, payload,
         headers, attempts, error, died_at)
     on conflict (letter_id) do nothing`,
    [
      letters.map((one) => one.letterId),
      letters.map((one) => siteOf(one)),
      letters.map((one) => one.topic),
      letters.map((one) => one.offset),
      letters.map((one) => storable(consumerOf(one.group, { prefix, topic: one.topic }))),
      letters.map((one) => storable(one.key)),
      letters.map((one) => storable(one.headers.ce_id ?? '')),
      letters.map((one) => storable(one.headers.ce_type ?? '')),
      letters.map((one) => Buffer.from(one.value).toString('base64')),
      letters.map((one) => headersText(one.headers)),
      letters.map((one) => one.attempts),
      letters.map((one) => storable(one.error)),
      letters.map((one) => one.diedAt),
    ],
  );
}

/** Whose event it is; null where it names no site, or its bytes are not the topic's message. */
function siteOf(letter: DeadLetter): string | null {
  const topic: Topic | undefined = topics.find(({ name }) => name === letter.topic);
  const event = ofSite.safeParse(topic && eventJson(topic, letter.value));
  return event.success ? storable(event.data.siteId) : null;
}

function headersText(headers: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(headers).map(([name, text]) => [storable(name), storable(text)]);
  return JSON.stringify(Object.fromEntries(pairs));
}

/** PostgreSQL stores every character but one. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}
