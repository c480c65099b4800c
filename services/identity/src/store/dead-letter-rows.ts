import type { DeadLetter } from '@noriter/kit/kafka/dead-letters';
import type pg from 'pg';
import type { LetterState } from '../domain/dead-letter.ts';
import type { LetterScope } from './letter-rows.ts';

/** A dead letter, whose site is null where it names none. */
export type NewDeadLetter = DeadLetter & { siteId: string | null; consumer: string };

/** Writes dead letters; one that is known stays as it is. */
export async function insertDeadLetters(
  pool: pg.Pool,
  letters: readonly NewDeadLetter[],
): Promise<void> {
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
      letters.map(({ siteId }) => (siteId === null ? null : storable(siteId))),
      letters.map((one) => one.topic),
      letters.map((one) => one.offset),
      letters.map((one) => storable(one.consumer)),
      letters.map((one) => storable(one.key)),
      letters.map((one) => storable(one.headers.ce_id ?? '')),
      letters.map((one) => storable(one.type)),
      letters.map((one) => Buffer.from(one.value).toString('base64')),
      letters.map((one) => headersText(one.headers)),
      letters.map((one) => one.attempts),
      letters.map((one) => storable(one.error)),
      letters.map((one) => one.diedAt),
    ],
  );
}

function headersText(headers: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(headers).map(([name, text]) => [storable(name), storable(text)]);
  return JSON.stringify(Object.fromEntries(pairs));
}

/** PostgreSQL stores every character but one. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}

export type LetterRow = {
  letter_id: string;
  topic: string;
  key: string;
  payload: Buffer;
  headers: Record<string, string>;
  state: LetterState;
  event_id: string;
};

/** Locks letters of a site, of the platform's those of none too, in the order in which they died. */
export async function lockLetters(
  tx: pg.ClientBase,
  { siteId, isPlatform }: LetterScope,
  letterIds: readonly string[],
): Promise<LetterRow[]> {
  const { rows } = await tx.query<LetterRow>(
    `select letter_id, topic, key, payload, headers, state, event_id from dead_letter
     where letter_id = any($1::uuid[]) and (site_id = $2 or ($3 and site_id is null))
     order by topic, place, letter_id for update`,
    [letterIds, siteId, isPlatform],
  );
  return rows;
}

export async function saveDecidedLetters(
  tx: pg.ClientBase,
  letterIds: readonly string[],
  decided: { state: LetterState; at: Date; by: string; reason: string },
): Promise<void> {
  await tx.query(
    `update dead_letter set state = $2, decided_at = $3, decided_by = $4, reason = $5
     where letter_id = any($1::uuid[])`,
    [letterIds, decided.state, decided.at, decided.by, decided.reason],
  );
}

/** Removes what was decided before a moment, a bounded number of rows. */
export async function forgetDecidedBefore(pool: pg.Pool, at: Date, rowsMax: number): Promise<void> {
  await pool.query(
    `delete from dead_letter where ctid = any(array(
       select ctid from dead_letter where state <> 'open' and decided_at < $1 limit $2
       for update skip locked))`,
    [at, rowsMax],
  );
}

/** A topic's open letters in the order in which they died, so that they leave in it. */
export async function openLetters(
  { pool }: { pool: pg.Pool },
  { siteId, isPlatform, topic, rowsMax }: LetterScope & { topic: string; rowsMax: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ letter_id: string }>(
    `select letter_id from dead_letter
     where state = 'open' and topic = $1 and (site_id = $2 or ($4 and site_id is null))
     order by place limit $3`,
    [topic, siteId, rowsMax, isPlatform],
  );
  return rows.map((row) => row.letter_id);
}
